import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'

// Colours and sizes of the design system, without its files: nothing else is asked of a server that is busy.
const STYLE = `
:root{color-scheme:light dark;--ink:light-dark(#0f1f2e,#ece8dd);--ink-2:light-dark(#46525e,#b4bcc3);--paper:light-dark(#fbfaf6,#0b151e);--green:light-dark(#0f5c4a,#6cc9ae);--green-2:light-dark(#0a4436,#8fdac4);--on-green:light-dark(#fff,#04231b);--focus:light-dark(#1d4ed8,#93b4ff)}
*{box-sizing:border-box;margin:0}
body{min-height:100vh;min-height:100svh;display:grid;grid-template-rows:auto 1fr;overflow-x:hidden;background:var(--paper);color:var(--ink);font:400 1rem/1.5 Inter,system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}
header{padding:20px 24px;font:600 1.375rem/1.2 Fraunces,'Iowan Old Style',Georgia,serif;letter-spacing:-.01em}
main{position:relative;isolation:isolate;overflow:hidden;display:grid;justify-items:center;align-content:center;gap:16px;padding:48px 24px 96px;text-align:center}
svg{position:absolute;z-index:-1;top:50%;left:50%;translate:-50% -50%;width:720px;height:720px;fill:none;stroke:var(--green);stroke-width:.5;opacity:.4}
h1{max-width:20ch;font:600 clamp(1.75rem,5vw,2.25rem)/1.2 Fraunces,'Iowan Old Style',Georgia,serif;letter-spacing:-.02em;text-wrap:balance}
p{max-width:44ch;color:var(--ink-2)}
a{display:inline-flex;align-items:center;min-height:44px;padding:8px 20px;border-radius:8px;background:var(--green);color:var(--on-green);font-weight:600;text-decoration:none}
a:hover{background:var(--green-2)}
a:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
`

const ROSETTE = Array.from(
  { length: 18 },
  (_, index) => `<ellipse rx="170" ry="62" transform="rotate(${index * 10})"/>`,
).join('')

/** An empty address is that of the page itself: a link that tries again, without scripts. */
const write = (text: string): string =>
  `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>Florin est très sollicité | Florin</title>
<style>${STYLE}</style>
</head>
<body>
<header>Florin</header>
<main>
<svg viewBox="-180 -180 360 360" aria-hidden="true">${ROSETTE}</svg>
<h1>Florin est très sollicité</h1>
<p>${text}</p>
<a href="">Réessayer</a>
</main>
</body>
</html>
`

type Written = { html: Buffer; gzip: Buffer }

const written = (text: string): Written => {
  const html = Buffer.from(write(text))
  // Compressed once: saying no must cost next to nothing.
  return { html, gzip: gzipSync(html, { level: 9 }) }
}

/** What a browser shows when there is no turn for its page; what was sent by a form is still in the page before. */
export const overloadedPage = {
  asked: written('Beaucoup de personnes sont là en même temps. Patientez quelques secondes, puis réessayez.'),
  sent: written(
    'Votre envoi n’a pas été pris en compte. Revenez à la page précédente, où votre saisie est gardée, puis envoyez-la de nouveau dans quelques secondes.',
  ),
}

export const overloadedPolicy = [
  `default-src 'none'`,
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  `form-action 'none'`,
  `base-uri 'none'`,
  `frame-ancestors 'none'`,
].join('; ')
