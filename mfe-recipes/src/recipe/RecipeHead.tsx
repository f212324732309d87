import type { Recipe } from '@potluck/api/recipes'
import { href, paths } from '@potluck/platform/paths'
import { Badge, Heading, Link, Text } from '@potluck/ui'
import { MarkedText } from '@potluck/ui/content'
import { IconClock, IconSoup, IconStarFilled, IconToolsKitchen2 } from '@potluck/ui/icons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PhotoStrip } from './PhotoStrip.tsx'
import classes from './RecipeHead.module.css'
import { SourceLink } from './SourceLink.tsx'

/** Photo, title, where it is from, yield and times, labels. */
export function RecipeHead({ recipe, actions }: { readonly recipe: Recipe; readonly actions: ReactNode }) {
  const { t } = useTranslation('recipes')
  return (
    <div className={classes.head}>
      <PhotoStrip title={recipe.title} images={recipe.images} />
      <div className={classes.words}>
        <Heading aria-hidden="true" size="display" className={classes.title}>
          <bdi>{recipe.title}</bdi>
        </Heading>
        <SourceLink source={recipe.source} url={recipe.url} />
        {recipe.description !== '' && (
          <Text size="large" dir="auto" className={classes.description}>
            <MarkedText>{recipe.description}</MarkedText>
          </Text>
        )}
        <dl className={classes.facts}>
          <Fact icon={<IconSoup />} name={t('field.yield')} value={recipe.yield} />
          <Fact icon={<IconToolsKitchen2 />} name={t('field.activeTime')} value={recipe.activeTime} />
          <Fact icon={<IconClock />} name={t('field.totalTime')} value={recipe.totalTime} />
          <Fact
            icon={<IconStarFilled />}
            name={t('editor.rating')}
            value={recipe.rating === null ? '' : t('list.stars', { count: recipe.rating })}
          />
        </dl>
        {recipe.labels.length > 0 && (
          <ul aria-label={t('field.labels')} className={classes.labels}>
            {recipe.labels.map(({ id, title }) => (
              <li key={id}>
                <Link variant="plain" href={href(paths.list('main', { labels: [title] }))} className={classes.label}>
                  <Badge>
                    <bdi>{title}</bdi>
                  </Badge>
                </Link>
              </li>
            ))}
          </ul>
        )}
        {actions}
      </div>
    </div>
  )
}

function Fact({ icon, name, value }: { readonly icon: ReactNode; readonly name: string; readonly value: string }) {
  if (value === '') return null
  return (
    <div className={classes.fact}>
      <dt className={classes.name}>
        <span aria-hidden="true" className={classes.icon}>
          {icon}
        </span>
        {name}
      </dt>
      <dd className={classes.value}>
        <bdi>{value}</bdi>
      </dd>
    </div>
  )
}
