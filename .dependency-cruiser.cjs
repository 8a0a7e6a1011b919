// The import law of ARCHITECTURE.md. `scripts/import-law.ts` runs it and sees that every module was judged.
const doors = '/([^/]+\\.(rules|contract|texts)\\.ts|server/[^/]+\\.service\\.ts)$'
const surfaces = '^src/features/(home|developers|global-search|candidate|employer|admin|settings|figures)/'

// The order of the rooms: each knows those of its own line and of the lines before it. Pages may show any room.
const order = [
  ['legal', 'mailbox', 'reference'],
  ['credits', 'notifications'],
  ['companies', 'jobs', 'members'],
  ['accounts'],
  [
    'alerts',
    'applications',
    'matching',
    'moderation',
    'multiposting',
    'news',
    'newsletter',
    'reviews',
    'sourcing',
    'submissions',
  ],
]
const inRooms = (rooms) => `^src/features/(${rooms.join('|')})/`

module.exports = {
  forbidden: [
    ...order.slice(0, -1).map((rooms, line) => ({
      name: `${rooms.join('-')}-know-no-later-room`,
      severity: 'error',
      from: {
        path: inRooms(rooms),
        pathNot: ['/(pages|components)/', '\\.(test|factory)\\.ts$'],
      },
      to: { path: inRooms(order.slice(line + 1).flat()) },
    })),
    {
      name: 'server-knows-no-component',
      severity: 'error',
      from: { path: '/server/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/(ui|features/.+/(pages|components))/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'pure-files-stay-pure',
      comment: 'rules, contract and texts import each other, platform/*.ts and zod, nothing else',
      severity: 'error',
      from: { path: '^src/features/.+\\.(rules|contract|texts)\\.ts$' },
      to: {
        pathNot: ['^src/features/.+\\.(rules|contract|texts)\\.ts$', '^src/platform/[^/]+\\.ts$', 'node_modules/zod/'],
      },
    },
    {
      name: 'browser-never-reaches-server',
      severity: 'error',
      from: {
        path: [
          '^src/ui/',
          '^src/features/.+/(pages|components)/',
          '^src/app/(shell|component-sheet)/',
          '^src/app/root\\.tsx$',
        ],
      },
      to: { path: '^src/(platform/server|demo|features/.+/server)/', reachable: true },
    },
    {
      name: 'rooms-are-entered-by-their-doors',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: ['/pages/', surfaces, '\\.test\\.ts$'] },
      to: { path: '^src/features/', pathNot: ['^src/features/$1/', doors] },
    },
    {
      name: 'only-pages-and-surfaces-compose-components-of-other-rooms',
      severity: 'error',
      from: { path: ['^src/features/([^/]+)/.*pages/', surfaces], pathNot: '\\.test\\.ts$' },
      to: { path: '^src/features/', pathNot: ['^src/features/$1/', doors, '/components/', '\\.css$'] },
    },
    {
      name: 'sample-data-stands-apart',
      comment: 'it may use what writes the tables, and the lists; only app/ loads it',
      severity: 'error',
      from: { path: '^src/demo/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^src/(app|features)/',
        pathNot: [doors, '\\.(repository|tables)\\.ts$', '/server/data/', '/server/passwords\\.ts$'],
      },
    },
    {
      name: 'only-app-loads-sample-data',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/(app|demo)/', '\\.test\\.ts$'] },
      to: { path: '^src/demo/' },
    },
    {
      name: 'only-app-wires-routes',
      severity: 'error',
      from: { pathNot: ['^src/app/', '\\.test\\.ts$'] },
      to: { path: ['^src/features/.+\\.routes\\.ts$', '^src/features/.+/pages/'] },
    },
    {
      name: 'repositories-belong-to-use-cases',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: [
          '^src/features/.+/server/(?!.*\\.routes\\.ts$)',
          '^src/demo/',
          '\\.test\\.ts$',
          '^src/platform/server/(mail/(mail|smtp)|files/files|audit/audit\\.service)\\.ts$',
        ],
      },
      to: { path: '\\.repository\\.ts$' },
    },
    {
      name: 'tables-belong-to-repositories',
      severity: 'error',
      from: {
        pathNot: [
          '\\.(repository|tables)\\.ts$',
          '\\.test\\.ts$',
          '/reference-fill\\.ts$',
          '^src/platform/server/(database/(outbox|limits|idempotency)|mail/mail)\\.ts$',
        ],
      },
      to: { path: '\\.tables\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'one-file-opens-a-database',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/platform/server/database/db\\.ts$', '\\.test\\.ts$'] },
      to: {
        path: ['node_modules/pg/', 'node_modules/@electric-sql/', 'node_modules/drizzle-orm/node-postgres/'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'nobody-imports-a-surface',
      comment: 'but its contract, to call it',
      severity: 'error',
      from: { pathNot: ['^src/app/', surfaces] },
      to: { path: surfaces, pathNot: '\\.contract\\.ts$' },
    },
    {
      name: 'ground-floor-knows-no-room',
      severity: 'error',
      from: { path: '^src/(platform|ui|search-engine)/' },
      to: { path: '^src/(features|app|demo)/' },
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, path: '^[.#]', pathNot: '\\?url$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|\\.data|\\.react-router)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.json', '.css'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}
