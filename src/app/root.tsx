import interFont from '#ui/fonts/inter-latin.woff2?url'
import serifFont from '#ui/fonts/fraunces-latin.woff2?url'
import type { ReactNode } from 'react'
import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from 'react-router'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteError, useRouteLoaderData } from 'react-router'
import { defaultCountry } from '#features/reference/reference.rules.ts'
import stylesheet from '#ui/florin.css?url'
import { themeScript } from '#ui/theme-switch.tsx'
import { ToastOutlet } from '#ui/toast-outlet.tsx'
import { guardPage } from './guard.ts'
import { ErrorPage, errorMeta } from './shell/error-page.tsx'
import { Footer } from './shell/footer.tsx'
import { Header } from './shell/header.tsx'
import type { Answer } from './shell/answer.tsx'
import { useAnswer } from './shell/answer.tsx'
import { readShell } from './shell/read-shell.ts'
import { shellOf } from './shell/shell-of.ts'
import { thisYear } from './shell/shell.texts.ts'
import { SignedIn, TermsToAccept } from './shell/signed-in.tsx'

const font = (href: string) =>
  ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }) as const

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  font(interFont),
  font(serifFont),
  // Built, it stands in the page itself.
  ...(import.meta.env.DEV ? [{ rel: 'stylesheet', href: stylesheet }] : []),
]

export const meta: MetaFunction = ({ error }) =>
  error ? errorMeta(error) : [{ title: 'L’emploi et le réseau de la finance | Florin' }]

export const middleware = [guardPage]

export const loader = (args: LoaderFunctionArgs) => readShell(args)

/** Around every page, the 404 page and the error page included. */
export function Layout({ children }: { children: ReactNode }) {
  const error = useRouteError()
  const data = useRouteLoaderData<typeof loader>('root') ?? shellOf(error)
  const { nonce, styles, scripts, start = '' } = useAnswer()
  return (
    <html lang="fr" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: themeScript }} />
        {!import.meta.env.DEV && (
          <style
            nonce={nonce}
            data-sheets={styles?.from.join(' ')}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: styles?.text ?? '' }}
          />
        )}
        <Meta />
        <Links />
      </head>
      <body className={data?.viewer ? 'has-tabbar' : undefined}>
        <a className="skip" href="#contenu">
          Aller au contenu
        </a>
        <Header
          country={data?.country ?? defaultCountry.code}
          counts={data?.counts ?? null}
          viewer={data?.viewer ?? null}
          company={data?.company ?? null}
        />
        {data?.viewer && <TermsToAccept viewer={data.viewer} />}
        <main id="contenu" tabIndex={-1}>
          {children}
        </main>
        <Footer year={data?.year ?? thisYear()} />
        {data?.viewer && <SignedIn viewer={data.viewer} place="tabs" />}
        <ToastOutlet />
        <ScrollRestoration nonce={nonce} />
        {import.meta.env.SSR && scripts ? <DrawnScripts {...scripts} nonce={nonce} /> : <Scripts nonce={nonce} />}
        {!import.meta.env.DEV && (
          <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: start }} />
        )}
      </body>
    </html>
  )
}

/** The router's scripts as they were drawn for another page of the same routes: drawing and ordering them is a tenth of a page. */
const DrawnScripts = ({ context, files, modules, nonce }: NonNullable<Answer['scripts']> & Pick<Answer, 'nonce'>) => (
  <>
    <script nonce={nonce} dangerouslySetInnerHTML={{ __html: context }} />
    <script nonce={nonce} data-files={files} type="text/later" async dangerouslySetInnerHTML={{ __html: modules }} />
  </>
)

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />
}
