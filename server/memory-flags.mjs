/**
 * How Node starts the server. Garbage is collected when the heap has grown by half, not to four times its size: the same
 * processor time, half the memory. What starting took is collected once it is over (`--expose-gc`). One thread beside the
 * main one collects and compiles: each has memory of its own.
 */
export const sparingFlags = ['--max-semi-space-size=8', '--heap-growing-percent=50', '--v8-pool-size=1', '--expose-gc']

/**
 * What the C library is told: threads share what they allocate from (glibc), and what is large goes back to the system when
 * it is free, which glibc gives up after the first: otherwise holes of an hour of work would stay.
 */
export const sparingEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}
