/** Imported first by every script here. It says in words what an old Node would say with a syntax error. */
const [major] = process.versions.node.split('.')

if (Number(major) < 20) {
  console.error(
    `Forecourt needs Node 20 or newer to get going; this is Node ${process.versions.node}. https://nodejs.org`,
  )
  process.exit(1)
}
