import type { Exact } from '@potluck/cooking/quantity'
import { useLoaded } from '@potluck/platform/useLoaded'
import { useMemo } from 'react'
import { type AmountScaler, asWritten } from './as-written.ts'

/**
 * The scaler of a recipe, loaded when the factor first differs from 1. Until then the recipe is unscaled and its factor
 * is 1, so that no number contradicts the amounts.
 */
export function useAmountScaler(factor: Exact): { readonly scaler: AmountScaler; readonly failed: boolean } {
  const isScaled = !factor.equals(1)
  const { data, isError } = useLoaded(
    ['amount scaler'],
    async () => (await import('./amount-scaler.ts')).amountScaler,
    { enabled: isScaled },
  )
  const scaler = useMemo(() => data?.(factor) ?? asWritten, [data, factor])
  return { scaler, failed: isScaled && isError }
}
