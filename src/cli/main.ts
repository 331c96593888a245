import { inspect } from 'node:util'
import { Command } from 'commander'
import { backupCommands } from './backup/backup.ts'
import { checkDeploy } from './check-deploy.ts'
import { checkSearchCommand } from './check-search.ts'
import { checkSite } from './sites/check-site.ts'
import { describeContentCommand } from './content/describe-content.ts'
import { publishContentCommands } from './content/publish-content.ts'
import { listContentCommand, previewContentCommand, showContentCommand } from './content/read-content.ts'
import { saveContentCommand } from './content/save-content.ts'
import { createSite } from './sites/create-site.ts'
import { describeSettings } from './sites/describe-settings.ts'
import { listEvents } from './events/list-events.ts'
import { fillSearch } from './fill-search.ts'
import { importPlaces } from './import-places.ts'
import { importStockCommand } from './import-stock.ts'
import { leadsCommand } from './leads/leads.ts'
import { listSites } from './sites/list-sites.ts'
import { holdsCommand } from './payments/holds.ts'
import { reconcileCommand } from './payments/reconcile.ts'
import { endSessionsCommand } from './end-sessions.ts'
import { privacyCommand } from './privacy.ts'
import { Refusal } from './refusal.ts'
import { saveSite } from './sites/save-site.ts'
import { showSite } from './sites/show-site.ts'
import { spinsCommand } from './promotions/spins.ts'

/** Exit codes: 0 success, 1 refused with reasons, 2 wrong usage. */
const program = new Command('forecourt')
  .description('Manages sites, their content, their stock, their leads and their payments.')
  .showHelpAfterError('(add --help to see how to use this command)')
  .exitOverride(({ exitCode, code }) => {
    const isHelp = code === 'commander.helpDisplayed' || code === 'commander.version'
    process.exit(isHelp || exitCode === 0 ? 0 : 2)
  })

for (const command of [
  createSite,
  saveSite,
  checkSite,
  checkSearchCommand,
  fillSearch,
  showSite,
  listSites,
  listContentCommand,
  showContentCommand,
  saveContentCommand,
  publishContentCommands,
  previewContentCommand,
  describeContentCommand,
  importStockCommand,
  importPlaces,
  leadsCommand,
  holdsCommand,
  reconcileCommand,
  listEvents,
  privacyCommand,
  endSessionsCommand,
  spinsCommand,
  backupCommands,
  checkDeploy,
  describeSettings,
]) {
  command(program)
}

try {
  await program.parseAsync()
} catch (error) {
  // A refusal needs no stack trace; an unexpected error does.
  process.stderr.write(`${error instanceof Refusal ? error.message : inspect(error)}\n`)
  process.exitCode = 1
}
