import {
  listProfileItems,
  type ProfileItem,
  type ProfileItemDraft,
  saveProfileItems,
  type Visibility,
} from '@potluck/api/profile-items'
import { useAnswer, useCall } from '@potluck/platform/answers'
import { href, paths } from '@potluck/platform/paths'
import { Button } from '@potluck/ui'
import { ListRow } from '@potluck/ui/content'
import { IconWorld } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { ShareSection } from './ShareSection.tsx'
import classes from './shares.module.css'

const visibilityOf = (item: ProfileItem): Visibility => (item.visibility === 'public' ? 'public' : 'friends')

/** The input of an item; none for a kind that only a newer release has. */
function draftOf(item: ProfileItem): readonly ProfileItemDraft[] {
  const visibility = visibilityOf(item)
  if (item.kind === 'all') return [{ kind: 'all', visibility }]
  if (item.label) return [{ kind: 'label', labelId: item.label.id, visibility }]
  return item.recipe ? [{ kind: 'recipe', recipeId: item.recipe.id, visibility }] : []
}

/** The recipes that the profile shows. */
export function OnProfile() {
  const { t } = useTranslation('recipes')
  const answer = useAnswer(listProfileItems, {})
  const save = useCall(saveProfileItems, { toast: true, changes: [listProfileItems] })

  const nameOf = (item: ProfileItem): string => item.label?.title ?? item.recipe?.title ?? t('shares.wholeBook')

  return (
    <ShareSection title={t('shares.profile')} answer={answer}>
      {(items) =>
        items.map((item) => (
          <li key={item.id}>
            <ListRow
              className={classes.row}
              leading={<IconWorld aria-hidden="true" />}
              href={href(paths.myProfile())}
              title={<bdi>{nameOf(item)}</bdi>}
              subtitle={t(`shares.${visibilityOf(item)}`)}
              trailing={
                <Button
                  variant="quiet"
                  disabled={save.isPending}
                  aria-label={t('shares.endOf', { title: nameOf(item) })}
                  onClick={() =>
                    save.mutate({ body: { items: items.filter(({ id }) => id !== item.id).flatMap(draftOf) } })
                  }
                >
                  {t('shares.end')}
                </Button>
              }
            />
          </li>
        ))
      }
    </ShareSection>
  )
}
