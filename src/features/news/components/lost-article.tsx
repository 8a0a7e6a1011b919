import { ButtonLink } from '#ui/button.tsx'
import { Empty } from '#ui/waiting.tsx'
import '../article.css'
import { newsPath } from '../news.rules.ts'
import { articleTexts as texts } from '../news.texts.ts'

/** In place of an article that is not there, or not yet. */
export const LostArticle = () => (
  <div className="wrap art--lost">
    <h1 className="vh">{texts.lost}</h1>
    <Empty title={texts.lost} action={<ButtonLink to={newsPath}>{texts.back}</ButtonLink>}>
      {texts.lostHelp}
    </Empty>
  </div>
)
