import { Copy, Download, Printer } from 'lucide'
import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { secondFactorPageTexts as texts } from '../settings.texts.ts'

/** Shown once: to be copied, printed or kept as a file. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const hydrated = useHydrated()
  return (
    <div className="codes">
      <h4>{texts.codesTitle}</h4>
      <p>{texts.codesNote}</p>
      <ul className="codes__list">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="row codes__acts">
        {hydrated && (
          <>
            <Button variant="outline" onClick={() => void copy(codes)}>
              <Icon of={Copy} small />
              {texts.copy}
            </Button>
            <Button variant="outline" onClick={() => window.print()}>
              <Icon of={Printer} small />
              {texts.print}
            </Button>
            <a className="btn btn--outline" href={fileOf(codes)} download={texts.file}>
              <Icon of={Download} small />
              {texts.download}
            </a>
          </>
        )}
        <Link className="btn" to="#double-authentification">
          {texts.kept}
        </Link>
      </div>
    </div>
  )
}

const fileOf = (codes: string[]): string =>
  `data:text/plain;charset=utf-8,${encodeURIComponent([texts.fileHead, '', ...codes, ''].join('\r\n'))}`

async function copy(codes: string[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(codes.join('\n'))
    showToast({ title: texts.copied })
  } catch {
    showToast({ title: texts.notCopied, tone: 'red' })
  }
}
