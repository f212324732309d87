import type { Profile, VisibleItem } from '@potluck/api/profiles'
import { useSaveCopy } from '@potluck/parts/useSaveCopy'
import { useImageAddress, useSession } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Heading, IconButton, Stack } from '@potluck/ui'
import { ListRow, RecipeImage } from '@potluck/ui/content'
import { IconBook, IconBookmarkPlus, IconTag, IconToolsKitchen2 } from '@potluck/ui/icons'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { RowIcon } from '../RowIcon.tsx'
import { RowList } from '../RowList.tsx'
import classes from './VisibleItems.module.css'

interface Props {
  readonly profile: Profile
  /** Whether it is the own profile, whose recipes need no save button. */
  readonly isPreview: boolean
}

/** The items of a profile, which open their recipes. */
export function VisibleItems({ profile, isPreview }: Props) {
  const { t } = useTranslation('social')
  const heading = useId()
  const { loggedIn } = useSession()
  const { save, savingId } = useSaveCopy()
  if (profile.profileItems.length === 0) return null
  const canSave = loggedIn && !isPreview && !profile.isMe
  return (
    <Stack gap={3}>
      <Heading id={heading} size="small">
        {t('profile.cookbook', { name: profile.name })}
      </Heading>
      <RowList labelledBy={heading}>
        {profile.profileItems.map((item) => (
          <li key={item.id}>
            <ListRow
              href={href(pathOf(item, profile.id))}
              leading={<Face item={item} />}
              title={
                <bdi>{item.kitchen?.name ?? item.label?.title ?? item.recipe?.title ?? t('profile.allRecipes')}</bdi>
              }
              subtitle={!item.recipe && t('profile.recipeCount', { count: item.recipeCount })}
              trailing={
                canSave &&
                item.recipe && (
                  <IconButton
                    icon={<IconBookmarkPlus />}
                    label={t('profile.saveCopy', { title: item.recipe.title })}
                    aria-busy={savingId === item.recipe.id}
                    onClick={() => item.recipe && save(item.recipe)}
                  />
                )
              }
            />
          </li>
        ))}
      </RowList>
    </Stack>
  )
}

function pathOf({ recipe, label, kitchen }: VisibleItem, userId: string): string {
  if (kitchen) return paths.list('main', { userId, profileKitchen: kitchen.id })
  if (recipe) return paths.recipe(recipe.id)
  return label ? paths.list('main', { userId, labels: [label.title] }) : paths.list('main', { userId })
}

function Face({ item: { recipe, label, kitchen } }: { readonly item: VisibleItem }) {
  const address = useImageAddress()
  if (recipe) {
    return (
      <RecipeImage
        title={recipe.title}
        src={address(recipe.image?.thumbnail)}
        shape="square"
        className={classes.picture}
      />
    )
  }
  if (kitchen) {
    return (
      <RowIcon shape="square">
        <IconToolsKitchen2 aria-hidden="true" />
      </RowIcon>
    )
  }
  return <RowIcon shape="square">{label ? <IconTag aria-hidden="true" /> : <IconBook aria-hidden="true" />}</RowIcon>
}
