import type { RouteConfig } from '@react-router/dev/routes'
import { index, route } from '@react-router/dev/routes'
import type { Page } from './page-doors.ts'
import { actions, pages } from './pages.ts'

/** The component sheet is for those who build. */
const developmentPages: Page[] =
  process.env.NODE_ENV === 'production'
    ? []
    : [{ path: '/composants', file: './component-sheet/sheet.page.tsx', access: 'public' }]

const entry = ({ path, file }: Page) => (path === '/' ? index(file) : route(path, file, { id: path }))

export default [
  ...[...pages, ...actions, ...developmentPages].map(entry),
  route('*', './not-found.page.tsx'),
] satisfies RouteConfig
