/** Imported first by every script here. An old Node would otherwise fail with a syntax error. */
const [major] = process.versions.node.split('.')

if (Number(major) < 20) {
  console.error(
    `Forecourt needs Node 20 or newer to start. This is Node ${process.versions.node}. https://nodejs.org`,
  )
  process.exit(1)
}
