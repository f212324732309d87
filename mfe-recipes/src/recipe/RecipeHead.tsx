import type { Recipe } from '@potluck/api/recipes'
import { translateDuration } from '@potluck/cooking/translate-duration'
import { useTextLanguage } from '@potluck/parts'
import { useHost } from '@potluck/platform/HostProvider'
import { useStore } from '@potluck/platform/hooks'
import { Heading } from '@potluck/ui'
import { IconStarFilled } from '@potluck/ui/icons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Description } from './Description.tsx'
import classes from './RecipeHead.module.css'
import { SourceLink } from './SourceLink.tsx'

interface Props {
  readonly recipe: Recipe
  /** The yield as it is scaled. */
  readonly yields: string
}

/** The longest titles of the first and the second size of letters. Longer ones are mostly search words of a page. */
const [short, middle] = [28, 56]

const sizeOf = ({ length }: string) => (length <= short ? 'title' : length <= middle ? 'middle' : 'long')

/** The title, one line of facts, and the description. */
export function RecipeHead({ recipe, yields }: Props) {
  const { t } = useTranslation('recipes')
  const language = useStore(useHost().language)
  const { title, rating, source, url, description } = recipe
  return (
    <div className={classes.words}>
      <Heading level={1} size="display" className={classes[sizeOf(title)]}>
        <bdi lang={useTextLanguage(title)}>{title}</bdi>
      </Heading>
      <dl className={classes.facts}>
        {rating !== null && (
          <Fact name={t('field.rating')}>
            <IconStarFilled aria-hidden="true" className={classes.star} /> {rating}
          </Fact>
        )}
        {recipe.totalTime !== '' && (
          <Fact name={t('field.totalTime')}>
            <bdi>{translateDuration(recipe.totalTime, language)}</bdi>
          </Fact>
        )}
        {recipe.activeTime !== '' && (
          <Fact name={t('field.activeTime')} isNamed>
            <bdi>{translateDuration(recipe.activeTime, language)}</bdi>
          </Fact>
        )}
        {yields !== '' && (
          <Fact name={t('field.yield')}>
            <bdi>{yields}</bdi>
          </Fact>
        )}
        {(source !== '' || url !== '') && (
          <Fact name={t('field.source')}>
            <SourceLink source={source} url={url} />
          </Fact>
        )}
      </dl>
      {description.trim() !== '' && <Description text={description} />}
    </div>
  )
}

interface FactProps {
  readonly name: string
  /** Whether its name is visible. */
  readonly isNamed?: boolean
  readonly children: ReactNode
}

const Fact = ({ name, isNamed = false, children }: FactProps) => (
  <div className={classes.fact}>
    <dt className={isNamed ? classes.name : classes.hidden}>{name}</dt>
    <dd className={classes.value}>{children}</dd>
  </div>
)
