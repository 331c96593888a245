import { type Access, addresses } from './route-access.ts'

/** docs/access.md: every address, with who may open it and who may change something there. */
export function accessPage(): string {
  const byModule = [...Map.groupBy(addresses, ({ file }) => file).values()]
  const rows = byModule.flatMap((ofModule) => {
    const [first] = ofModule
    if (!first?.access) return []
    const patterns = ofModule.map(({ pattern }) => `\`${pattern}\``).join(', ')
    return `| ${patterns} | ${names[first.access.read]} | ${names[first.access.change]} |`
  })
  return `${[introduction, ['| address | may open it | may change something |', '| --- | --- | --- |', ...rows].join('\n'), rest].join('\n\n')}\n`
}

const names: Record<Access, string> = {
  anyone: 'anyone',
  customer: 'a signed-in customer',
  link: 'who has the link',
  browser: 'the same browser',
  'lead id': 'who has the lead’s id',
  provider: 'the payment provider',
  demo: 'anyone, in a demo',
  nobody: '–',
}

const introduction = `# Access to each address

Every address of a site. [security.md](security.md) says what each kind of visitor sees there, and how long a link or a session works.
This page is generated from \`tests/pages/access/route-access.ts\` with \`npx vitest run --project pages tests/pages/access -u\`. Its
test fails for a route that isn't listed, and asks for each address as a stranger, as a customer of the site, and as a customer of
another site.`

const rest = `A change from another website's page is refused everywhere, by the origin that browsers send. The payment provider's messages
have none and are signed. Other methods are refused, except PATCH at \`/api/leads/:id\`.

The server itself answers \`/healthz\`, \`/readyz\`, \`/images\`, \`/.well-known/security.txt\` and its files for anyone, and \`/metrics\`
for a system with \`METRICS_TOKEN\`.`
