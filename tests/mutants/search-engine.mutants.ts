import type { Mutant } from './mutant.ts'

const test = 'src/search-engine/engine.test.ts'

export const mutants: Mutant[] = [
  {
    fault: 'who fails two filters still counts in a facet',
    file: 'src/search-engine/query/matching.ts',
    from: '(failedOnce[word]! & passed[word]!) | (found[word]! & ~passed[word]!)',
    to: 'failedOnce[word]! | (found[word]! & ~passed[word]!)',
    test,
    named: 'each facet is counted with every other filter, but not its own',
  },
  {
    fault: 'two letters in the wrong order are two typos',
    file: 'src/search-engine/analysis/edit-distance.ts',
    from: 'beforeLast[j - 2]! + 1',
    to: 'beforeLast[j - 2]! + 2',
    test: 'src/search-engine/analysis/analysis.test.ts',
    named: 'gestoin and gestion are 1 apart',
  },
  {
    fault: 'what is removed while segments are merged comes back',
    file: 'src/search-engine/compaction.ts',
    from: 'if (places[slot]! >= 0 && !hasBit(source.alive, slot)) segment.kill',
    to: 'if (places[slot]! < 0 && !hasBit(source.alive, slot)) segment.kill',
    test,
    named: 'what is removed while segments are packed stays removed, at whatever step',
  },
  {
    fault: 'a snapshot with changed bytes is believed',
    file: 'src/search-engine/snapshot.ts',
    from: 'trailer.readUInt32LE(0) !== checksum || ',
    to: '',
    test: 'src/search-engine/snapshot.test.ts',
    named: 'a file that is missing, cut, changed anywhere',
  },
  {
    fault: 'of several orders only the first counts',
    file: 'src/search-engine/query/ranking.ts',
    from: '[...sort.map(compareBy), byDate]',
    to: '[...sort.slice(0, 1).map(compareBy), byDate]',
    test: 'src/search-engine/equivalence.test.ts',
    named: 'the engine answers as a naive scan does',
  },
]
