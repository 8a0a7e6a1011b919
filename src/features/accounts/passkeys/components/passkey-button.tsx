import { KeyRound, TriangleAlert } from 'lucide'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { passkeyTexts as texts } from '../passkeys.texts.ts'
import { usePasskeySupport } from './passkey-support.ts'

/** Signs in with a passkey and goes to `retour`, or to one's own space where none is given. */
export function PasskeyButton({ retour }: { retour: string }) {
  const supported = usePasskeySupport()
  const [waiting, setWaiting] = useState(false)
  const [problem, setProblem] = useState('')
  if (!supported) return null
  const enter = async (): Promise<void> => {
    setProblem('')
    setWaiting(true)
    const { enterWithPasskey } = await import('./passkey-browser.ts')
    const answer = await enterWithPasskey(retour)
    // The whole page anew: everything on it was made for a visitor.
    if ('to' in answer) return window.location.assign(answer.to)
    setWaiting(false)
    setProblem(answer.message)
  }
  return (
    <div className="passkey">
      <Button variant="outline" block busy={waiting ? texts.signingIn : false} onClick={() => void enter()}>
        <Icon of={KeyRound} small />
        {texts.signIn}
      </Button>
      {problem && (
        <p className="err" role="alert">
          <Icon of={TriangleAlert} small />
          {problem}
        </p>
      )}
    </div>
  )
}
