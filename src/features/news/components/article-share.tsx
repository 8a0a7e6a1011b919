import { Icon } from '#ui/icon.tsx'
import { socialMarks } from '#ui/social-marks.ts'
import { shareAddresses, sharedOn } from '../news.rules.ts'
import { shareTexts as texts } from '../news.texts.ts'

/** Plain links: nobody is told who reads before a link is followed. */
export function ArticleShare({ title, address }: { title: string; address: string }) {
  const links = shareAddresses(title, address)
  return (
    <>
      <span className="small muted art__sh">{texts.share}</span>
      {sharedOn.map((network) => (
        <a
          key={network}
          className="btn btn--ghost btn--icon"
          href={links[network]}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={texts.on(network)}
        >
          <Icon of={socialMarks[network]} />
        </a>
      ))}
    </>
  )
}
