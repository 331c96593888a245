import { readFileSync } from 'node:fs'
import { feedFiles } from '#integrations/feeds/feed-file.ts'
import { readSite } from '#operations/sites/accept-site.ts'
import { importStock } from '#operations/stock-import/import-stock.ts'
import { readMapping } from '#operations/stock-import/read-mapping.ts'

// A process that imports one file and prints its progress. Its parameters are in a JSON file.
const { databaseUrl, siteId, document, mapping, path } = JSON.parse(
  readFileSync(process.argv[2] ?? '', 'utf8'),
)
const [site, read] = [readSite(document, []), readMapping(mapping)]
if (site.outcome === 'refused' || read.outcome === 'refused') throw new Error('The parameters are invalid.')

const result = await importStock(
  { path, mapping: read.mapping, mappingText: read.mappingText, dryRun: false, force: false },
  {
    databaseUrl,
    siteId,
    site: site.site,
    feeds: feedFiles,
    now: () => new Date(),
    onProgress: ({ rows }) => console.log(`rows ${rows}`),
    onWait: () => console.log('waiting'),
    report: () => {},
  },
)
console.log(result.outcome)
