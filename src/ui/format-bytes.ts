import { formatCount, formatTenth } from '#platform/french.ts'

const KILO = 1024

/** « 212 ko », « 3,3 Mo ». */
export const formatBytes = (bytes: number): string =>
  bytes < KILO * KILO
    ? `${formatCount(Math.max(1, Math.round(bytes / KILO)))}\u00a0ko`
    : `${formatTenth(bytes / (KILO * KILO))}\u00a0Mo`
