import { useMutation } from '@tanstack/react-query'

/** Work that somebody started, as the screen sees it. */
export interface Task<Input, Result> {
  /** Starts it; while it runs, nothing is started a second time. */
  readonly run: (input: Input) => void
  readonly isRunning: boolean
  /** The input of the last run. */
  readonly input: Input | undefined
  /** The result of the last run; undefined while one runs, and before the first. */
  readonly result: Result | undefined
  /** Why the last run failed. Any other error is reported as a fault of ours. */
  readonly error: Error | null
  /** Forgets the last run. */
  readonly reset: () => void
}

/**
 * Several calls and changes that a screen waits for as one. A single call is a `useCall`; a change that shows at once
 * needs no waiting and goes to `host.changes`.
 */
export function useTask<Input, Result>(work: (input: Input) => Promise<Result>): Task<Input, Result> {
  const { mutate, isPending, variables, data, error, reset } = useMutation<Result, Error, Input>({ mutationFn: work })
  return {
    run: (input) => {
      if (!isPending) mutate(input)
    },
    isRunning: isPending,
    input: variables,
    result: data,
    error,
    reset,
  }
}
