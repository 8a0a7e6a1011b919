import { Link } from '#ui/link.tsx'
import { still } from '#ui/still.ts'
import { ThemeSwitch } from '#ui/theme-switch.tsx'
import { Brand } from './brand.tsx'
import { footerColumns, tagline } from './shell.texts.ts'

export function Footer({ year }: { year: number }) {
  const foot = () => (
    <footer className="foot">
      <div className="wrap">
        <div className="foot__cols">
          <div className="foot__brand">
            <Brand />
            <p>{tagline}</p>
          </div>
          {footerColumns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2>{title}</h2>
              {links.map(({ to, label }) => (
                <Link key={to} to={to}>
                  {label}
                </Link>
              ))}
            </nav>
          ))}
        </div>
        <div className="foot__end">
          <span>© {year} Florin</span>
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  )
  return import.meta.env.SSR ? still(`foot ${year}`, foot) : foot()
}
