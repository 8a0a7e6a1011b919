const policy = (script: string, style: string, connect = `'self'`): string =>
  [
    `default-src 'none'`,
    `script-src 'self' ${script}`,
    `style-src 'self' ${style}`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data:`,
    `media-src 'self'`,
    `font-src 'self'`,
    `connect-src ${connect}`,
    `manifest-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ')

/** Only our own files, and the scripts and styles that are named. Style attributes carry figures (bar widths). */
export const pagePolicy = (scripts: string[], styles = scripts): string => policy(scripts.join(' '), styles.join(' '))

/** Vite changes scripts and styles while a page is open. */
export const devPolicy = policy(`'unsafe-inline'`, `'unsafe-inline'`, `'self' ws:`)
