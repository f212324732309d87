import type { Recipe } from '@potluck/api/recipes'
import { translateDuration } from '@potluck/cooking/translate-duration'
import { useHost } from '@potluck/platform/HostProvider'
import { useStore } from '@potluck/platform/hooks'
import { Heading } from '@potluck/ui'
import { IconStarFilled } from '@potluck/ui/icons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Description } from './Description.tsx'
import { PhotoStrip } from './PhotoStrip.tsx'
import classes from './RecipeHead.module.css'
import { SourceLink } from './SourceLink.tsx'

interface Props {
  readonly recipe: Recipe
  /** Whether the head displays the yield. */
  readonly withYield: boolean
}

/** Longer titles, mostly search words of a page, get a smaller font: in large letters they would fill the screen. */
const maxDisplayTitle = 80

/**
 * Photo, title, facts, source and description. Its height leaves room for ingredients on the first screen of a phone.
 */
export function RecipeHead({ recipe, withYield }: Props) {
  const { t } = useTranslation('recipes')
  const language = useStore(useHost().language)
  return (
    <div className={classes.head}>
      <PhotoStrip title={recipe.title} images={recipe.images} />
      <div className={classes.words}>
        <Heading
          aria-hidden="true"
          size="display"
          className={recipe.title.length > maxDisplayTitle ? `${classes.title} ${classes.longTitle}` : classes.title}
        >
          <bdi>{recipe.title}</bdi>
        </Heading>
        <dl className={classes.facts}>
          <Fact
            icon={<IconStarFilled />}
            name={t('field.rating')}
            value={recipe.rating === null ? '' : String(recipe.rating)}
          />
          {withYield && <Fact name={t('field.yield')} value={recipe.yield} />}
          <Fact name={t('field.totalTime')} value={translateDuration(recipe.totalTime, language)} />
          <Fact name={t('field.activeTime')} value={translateDuration(recipe.activeTime, language)} />
          {(recipe.source !== '' || recipe.url !== '') && (
            <div className={classes.source}>
              <dt className={classes.hidden}>{t('field.source')}</dt>
              <dd>
                <SourceLink source={recipe.source} url={recipe.url} />
              </dd>
            </div>
          )}
        </dl>
        {recipe.description.trim() !== '' && <Description text={recipe.description} />}
      </div>
    </div>
  )
}

interface FactProps {
  readonly name: string
  readonly value: string
  readonly icon?: ReactNode
}

function Fact({ name, value, icon }: FactProps) {
  if (value === '') return null
  return (
    <div className={classes.fact}>
      <dt className={classes.name}>{name}</dt>
      <dd className={classes.value}>
        {icon && (
          <span aria-hidden="true" className={classes.icon}>
            {icon}
          </span>
        )}
        <bdi>{value}</bdi>
      </dd>
    </div>
  )
}
