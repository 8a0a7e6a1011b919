// Administrators are made here and nowhere else:
//
//   npm run make:administrator -- address@example.org
//
// The account must exist: sign up first, then name its address. DATABASE_URL or FLORIN_DATA say which site is meant.
import { makeAdministrator } from '#features/accounts/server/administrators.ts'
import { readConfig, StartupFault } from '#platform/server/settings/config.ts'
import { openDatabase } from '#platform/server/database/db.ts'

const [email] = process.argv.slice(2)

try {
  if (!email) throw new StartupFault('say whom: npm run make:administrator -- address@example.org')
  const database = await openDatabase(readConfig(process.env))
  try {
    if (!(await makeAdministrator(database.db, email)))
      throw new StartupFault(`no account has the address ${email}; sign up with it first.`)
    console.log(`florin: ${email} is an administrator now, and has to sign in again.`)
  } finally {
    await database.close()
  }
} catch (error) {
  if (!(error instanceof StartupFault)) throw error
  console.error(`florin: ${error.message}`)
  process.exitCode = 1
}
