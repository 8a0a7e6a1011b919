import type { SocialProvider } from '../../accounts.rules.ts'

const GoogleMark = () => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M19.4 7A9 9 0 1 0 21 12h-8" />
  </svg>
)

const FacebookMark = () => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M16.5 3H14a4 4 0 0 0-4 4v3H7.5v4H10v7h4v-7h2.5l1-4H14V7.5a.5.5 0 0 1 .5-.5h3V3z" />
  </svg>
)

// Not the one of #ui: shared with this page, it would be one more file for the home page to load.
const LinkedInMark = () => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M3 9.5h3.5V21H3zM4.7 3v2.5M10 21V9.5h3.5V21M13.5 14a3.5 3.5 0 0 1 7 0v7H17v-6.5" />
  </svg>
)

const MARKS = { google: GoogleMark, facebook: FacebookMark, linkedin: LinkedInMark }

/** The sign of a site, simply drawn; its name stands beside it. */
export function ProviderMark({ provider }: { provider: SocialProvider }) {
  const Mark = MARKS[provider]
  return <Mark />
}
