/**
 * How Node runs the server. Most garbage comes from small, short-lived objects: a young generation of more than 8 MB
 * holds more memory and serves no more pages (`npm run bench:page-cost`).
 */
export const serverFlags = ['--max-semi-space-size=8']

/** glibc would keep freed memory apart for each of Node’s threads. */
export const serverSettings = { MALLOC_ARENA_MAX: '2' }
