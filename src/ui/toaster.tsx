import { Toast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck } from 'lucide'
import { useEffect } from 'react'
import { Icon } from './icon.tsx'
import { receiveToasts } from './toast.ts'

/** How long there is to take something back. */
const TIME_TO_ACT = 10_000

const manager = Toast.createToastManager()

function ToastList() {
  const { toasts } = Toast.useToastManager()
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className={`toast ${toast.type === 'red' ? 'toast--red' : ''}`}>
      <Icon of={toast.type === 'red' ? CircleAlert : CircleCheck} />
      <span>
        <Toast.Title render={<b />} />
        <Toast.Description render={<span />} className="toast__d" />
      </span>
      {toast.actionProps && <Toast.Action />}
    </Toast.Root>
  ))
}

export default function Toaster() {
  useEffect(
    () =>
      receiveToasts(({ key, title, description, tone = 'normal', action }) => {
        const onClick = (): void => {
          manager.close(id)
          action?.run()
        }
        const actionProps = action ? { children: action.label, onClick } : undefined
        const priority = tone === 'red' ? 'high' : 'low'
        const lasts = action ? { timeout: TIME_TO_ACT } : {}
        const id = manager.add({ id: key, title, description, type: tone, priority, actionProps, ...lasts })
      }),
    [],
  )
  return (
    <Toast.Provider toastManager={manager}>
      <Toast.Portal>
        <Toast.Viewport className="toasts">
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}
