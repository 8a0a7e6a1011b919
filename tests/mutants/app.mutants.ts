import type { Mutant } from './mutant.ts'

export const mutants: Mutant[] = [
  {
    fault: 'another role is sent to the login and so learns that a page is there',
    file: 'src/app/guard.ts',
    from: "if (role === 'visitor') {",
    to: 'if (role) {',
    test: 'tests/authorization.test.ts',
    named: 'pages /espace-recruteurs',
    build: true,
  },
  {
    fault: 'the maps of offers begin with the second one',
    file: 'src/app/sitemaps.ts',
    from: '[number - 1]',
    to: '[number]',
    test: 'tests/feeds.test.ts',
    named: 'the maps name every live offer once, with the day it changed, and no other',
  },
  {
    fault: 'search engines list the complete feeds beside the offers',
    file: 'src/app/feeds.ts',
    from: ".header('x-robots-tag', 'noindex')",
    to: '',
    test: 'tests/feeds.test.ts',
    named: 'are for programs, not for search engines to list',
  },
  {
    fault: 'an answer that is no page may load things',
    file: 'src/platform/server/http/http.ts',
    from: "'default-src': [\"'none'\"], 'frame-ancestors'",
    to: "'frame-ancestors'",
    test: 'src/platform/server/http/http-api.test.ts',
    named: 'answers carry the security headers and may load nothing',
  },
  {
    fault: 'the maps for search engines take no turn',
    file: 'src/app/sitemaps.ts',
    from: 'inTurn(lines, request, reply, () => liveAddresses(db, OFFERS_PER_FILE))',
    to: 'liveAddresses(db, OFFERS_PER_FILE)',
    test: 'tests/overload.test.ts',
    named: 'the API, the router of a shown page, feeds and maps are refused by JSON',
  },
  {
    fault: 'a map is broken off where there is no turn for its next piece',
    file: 'src/app/in-pieces.ts',
    from: 'piece = await next()',
    to: 'piece = await begin()',
    test: 'src/app/in-pieces.test.ts',
    named: 'what has begun waits for its next turn, and arrives whole',
  },
]
