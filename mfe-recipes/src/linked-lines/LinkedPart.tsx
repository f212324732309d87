import type { Recipe } from '@potluck/api/recipes'
import { type UnfoldedLine, type UnfoldedPart, unfold } from '@potluck/cooking/linked/unfold'
import type { Exact } from '@potluck/cooking/quantity'
import type { Vocabulary } from '@potluck/cooking/vocabulary'
import { writeFactor } from '@potluck/cooking/write-quantity'
import { useTextLanguage } from '@potluck/parts'
import { href, paths } from '@potluck/platform/paths'
import { LinkButton, Note, SkeletonScreen, Text } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { amountScaler } from '../recipe-text/amount-scaler.ts'
import { useUnitConverter } from '../recipe-text/useUnitConverter.ts'
import classes from './LinkedLine.module.css'
import { PartDisclosure } from './PartDisclosure.tsx'
import { PartSteps } from './PartSteps.tsx'
import { useLinkedRecipes } from './useLinkedRecipes.ts'

interface Props {
  readonly recipe: Recipe
  /** The index of the line that is another recipe. */
  readonly at: number
  readonly factor: Exact
  readonly showsSteps?: boolean
}

/** The recipe that a line is, once it is loaded. */
export function LinkedPart({ recipe, at, factor, showsSteps = false }: Props) {
  const { t } = useTranslation('recipes')
  const { lookUp, words, isPending, isError } = useLinkedRecipes([recipe])
  if (isPending || !words) return <SkeletonScreen label={t('linkedLine.loading')} shape="text" />
  const part = unfold(recipe, { vocabulary: words, lookUp, factor })[at]?.part
  if (!part) return null
  if (isError && !part.recipe) return <Note tone="attention">{t('linkedLine.failed', { title: part.title })}</Note>
  return <Part {...{ part, words, showsSteps }} />
}

interface PartProps {
  readonly part: UnfoldedPart<Recipe>
  readonly words: Vocabulary
  readonly showsSteps: boolean
}

/** The scaled lines of a recipe that is a line of another one, or why there are none, and the way to it. */
function Part({ part, words, showsSteps }: PartProps) {
  const { t } = useTranslation('recipes')
  const { title, recipe, factor, why, lines } = part
  return (
    <div className={classes.part}>
      {why !== null && <Text tone="soft">{t(`linkedLine.why.${why}`, { title })}</Text>}
      {factor && !factor.equals(1) && <Text tone="soft">{t('scale.times', { factor: writeFactor(factor) })}</Text>}
      {lines.length > 0 && <PartLines {...{ part, words, showsSteps }} />}
      {showsSteps && recipe && factor && <PartSteps {...{ recipe, lines, factor, words }} />}
      {recipe && (
        <div>
          <LinkButton href={href(paths.recipe(recipe.id))}>{t('linkedLine.open', { title })}</LinkButton>
        </div>
      )}
    </div>
  )
}

function PartLines({ part: { title, lines }, words, showsSteps }: PartProps) {
  const { t } = useTranslation('recipes')
  const { convertLine } = useUnitConverter(words)
  const language = useTextLanguage(lines.map(({ line }) => line.text).join('\n'))
  const shownAs = ({ line, factor }: UnfoldedLine<Recipe>) => {
    const scaled = amountScaler(factor).line(line)
    return convertLine ? convertLine(scaled) : scaled
  }
  return (
    <ul aria-label={t('linkedLine.ingredients', { title })} className={classes.lines}>
      {lines.map((line) => (
        <li key={line.at} dir="auto" lang={language}>
          {line.line.isHeader ? <b>{line.line.ingredient}</b> : shownAs(line).text}
          {line.part && (
            <PartDisclosure title={line.part.title}>
              <Part part={line.part} {...{ words, showsSteps }} />
            </PartDisclosure>
          )}
        </li>
      ))}
    </ul>
  )
}
