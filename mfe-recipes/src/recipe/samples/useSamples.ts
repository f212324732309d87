import type { Recipe } from '@potluck/api/recipes'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { type SampleId, sampleIdOf, sampleIds, sampleRecipe } from './sample-recipes.ts'

/** All samples by id, in their order. */
export function useSamples(): ReadonlyMap<SampleId, Recipe> {
  const { t } = useTranslation('recipes')
  return useMemo(() => new Map(sampleIds.map((id) => [id, sampleRecipe(t, id)])), [t])
}

/** The sample of the address; undefined if there is none. */
export function useSampleOfAddress() {
  const id = sampleIdOf(useParams().sampleId ?? '')
  const recipe = useSamples().get(id ?? 'shakshuka')
  return id && recipe && { id, recipe }
}
