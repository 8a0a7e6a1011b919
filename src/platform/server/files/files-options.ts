import type { Db } from '../database/db.ts'
import type { Identify } from '../endpoints.ts'
import type { Lines } from '../overload/overload.ts'
import type { Files } from './files.ts'
import type { Purpose } from './purposes.ts'

/** What taking and serving files stand on. */
export type FilesOptions = {
  db: Db
  files: Files
  purposes: Purpose[]
  identify: Identify
  lines: Lines
  /** How long a file may take to arrive, in milliseconds. */
  patience?: number
}
