/**
 * How Node runs the server. Most garbage comes from small, short-lived objects: a young generation of more than 8 MB
 * holds more memory and serves no more pages (`npm run bench:page-cost`).
 */
export const serverFlags = ['--max-semi-space-size=8']

/** The environment of both. glibc would keep freed memory apart for each of Node’s threads. */
export const nodeSettings = { MALLOC_ARENA_MAX: '2' }

/**
 * How Node runs a command. Reading a feed makes much short-lived garbage. Node would let it grow to several times what is in
 * use before it collects any; collecting it early halves the memory and takes little time (`npm run bench:feeds`).
 */
export const commandFlags = ['--max-semi-space-size=4', '--heap-growing-percent=50']
