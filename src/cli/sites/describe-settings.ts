import type { Command } from 'commander'
import { settingsPage } from '#sites/settings-page.ts'

export function describeSettings(program: Command): void {
  program
    .command('describe-settings')
    .description('Prints docs/sites.md: every setting of a site with its default and description.')
    .action(() => {
      process.stdout.write(settingsPage())
    })
}
