import type { Mutant } from './mutant.ts'

const files = 'src/platform/server/files'

export const mutants: Mutant[] = [
  {
    fault: 'a document is shown in the browser',
    file: 'src/platform/files.ts',
    from: 'return `attachment; filename=',
    to: 'return `inline; filename=',
    test: `${files}/harmful-files.test.ts`,
    named: 'documents made to harm are refused, or kept as they are and never shown',
  },
  {
    fault: 'compressed objects of a PDF are not looked through',
    file: `${files}/pdf.ts`,
    from: 'const refused = judgeObjects(objects)',
    to: 'const refused = judgeObjects(objects.slice(0, 0))',
    test: `${files}/harmful-files.test.ts`,
    named: 'documents made to harm are refused, or kept as they are and never shown',
  },
  {
    fault: 'the photo of a hidden member is seen by every member',
    file: 'src/features/members/visibility.rules.ts',
    from: "member: [['profileVisible']],",
    to: 'member: [[]],',
    test: `${files}/files.test.ts`,
    named: 'a photo is seen by whoever may see the member',
  },
  {
    fault: 'slow senders take as many places as they like',
    file: `${files}/upload-places.ts`,
    from: 'if (taken.size >= most || theirs >= each)',
    to: 'if (theirs >= each)',
    test: `${files}/files.test.ts`,
    named: 'places are for all addresses together',
  },
  {
    fault: 'a file that nobody claimed stays for ever',
    file: `${files}/files.repository.ts`,
    from: "set({ state: 'gone' })\n    .where(and(eq(files.state, 'new')",
    to: "set({ state: 'new' })\n    .where(and(eq(files.state, 'new')",
    test: `${files}/files.test.ts`,
    named: 'a file that nobody claimed within the hour goes',
  },
  {
    fault: 'any part of a photo may be asked for, however small',
    file: 'src/platform/server/files/asked-crop.ts',
    from: 'share.min(SMALLEST_SIDE)',
    to: 'share',
    test: 'src/platform/server/files/files.test.ts',
    named: 'a part that cannot be is refused before the file is read; uses that cut nothing do not look at it',
  },
  {
    fault: 'the archive of somebody who was signed out goes on',
    file: 'src/features/settings/server/own-archive.ts',
    from: '      await stillMay()\n',
    to: '',
    test: 'src/features/settings/server/own-archive.test.ts',
    named: 'who may not any more while it is written gets no further file; one that is gone meanwhile is left out',
  },
]
