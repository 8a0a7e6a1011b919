import { companiesTexts } from '../companies.texts.ts'
import type { Company } from './company-organization.ts'

const texts = companiesTexts.company

/** The company's film in the browser's own player: nothing is fetched and nothing plays until it is asked for. */
export function CompanyVideo({ video }: { video: NonNullable<Company['video']> }) {
  return (
    <section className="comp__film" aria-labelledby="h-video">
      <h2 id="h-video">{video.title}</h2>
      <video
        controls
        preload="none"
        playsInline
        poster={video.poster}
        width={video.width}
        height={video.height}
        aria-describedby="d-video"
      >
        <source src={video.url} type={video.type} />
        <track kind="captions" src={video.captions} srcLang="fr" label={texts.captions} default />
        <p>
          {texts.noVideo} <a href={video.url}>{texts.download}</a>
        </p>
      </video>
      <p id="d-video" className="muted">
        {video.summary} <span className="num">({texts.seconds(video.seconds)})</span>
      </p>
    </section>
  )
}
