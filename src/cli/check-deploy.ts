import type { Command } from 'commander'
import { databaseFaults } from '#data/database-faults.ts'
import { platformMarkStore } from '#data/platform-marks.ts'
import { deploymentFaults } from '#server/deployment/deployment-faults.ts'
import { envOrExit } from '#server/env.ts'
import type { Store } from '#server/boot/open-store.ts'
import { Refusal } from './refusal.ts'
import { isThereDatabase, withDatabase } from './with-database.ts'

export function checkDeploy(program: Command): void {
  program
    .command('check-deploy')
    .description(
      'Checks whether the settings and the database are safe for serving the public. Exits with 1 if not, so that a service can refuse to start.',
    )
    .option('--no-database', 'check the settings alone')
    .action(async ({ database }: { database: boolean }) => {
      const env = envOrExit()
      const { faults, notes } = deploymentFaults(env, { isRoot: process.getuid?.() === 0 })
      if (database && isThereDatabase(env))
        faults.push(...(await withDatabase((store) => faultsOfStore(store, env.databaseUrl))))
      for (const note of notes) process.stdout.write(`Note: ${note}\n`)
      if (faults.length > 0)
        throw new Refusal(['Not safe for the public:', ...faults.map((fault) => `  ${fault}`)].join('\n'))
      process.stdout.write('These settings are safe for the public.\n')
    })
}

/** The embedded database belongs to this process alone, and its account is its superuser by design. */
async function faultsOfStore({ db, pool }: Store, databaseUrl: string | null) {
  const hasDemo = (await platformMarkStore(db).read('demo')) !== null
  return [
    ...(databaseUrl === null ? [] : await databaseFaults(pool)),
    ...(hasDemo ? ['The database holds the demo’s dealers. Start with an empty one.'] : []),
  ]
}
