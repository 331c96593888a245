/**
 * How Node runs the server. A page leaves some 8 MB of garbage. In a young generation of that size, each collection would move a
 * page that is being rendered to the old one. With the stock of 2,000 sites in memory, collecting that takes most of a second
 * (`npm run bench:scale`).
 */
export const serverFlags = ['--max-semi-space-size=16']

/** The environment of both. glibc would keep freed memory apart for each of Node’s threads. */
export const nodeSettings = { MALLOC_ARENA_MAX: '2' }

/**
 * How Node runs a command. Reading a feed makes much short-lived garbage. Node would let it grow to several times what is in
 * use before it collects any; collecting it early halves the memory and takes little time (`npm run bench:feeds`). With a
 * semi-space of 4 MB, rows were still in use when it was collected, and moving them took a quarter of the time.
 */
export const commandFlags = ['--max-semi-space-size=16', '--heap-growing-percent=50']
