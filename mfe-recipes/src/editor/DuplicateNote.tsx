import type { LikelyDuplicate } from '@potluck/api/duplicates'
import { useFormats } from '@potluck/parts'
import { RecipeRow } from '@potluck/parts/RecipeRow'
import { href, paths } from '@potluck/platform/paths'
import { Button, LinkButton, Note, Row, Stack } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import classes from './DuplicateNote.module.css'
import { ScrolledTo } from './ScrolledTo.tsx'
import type { SaveRecipe } from './useSaveRecipe.ts'

interface Props extends Pick<SaveRecipe, 'saving' | 'keepBoth' | 'replace'> {
  readonly duplicates: readonly LikelyDuplicate[]
}

/** Says that the book probably has the recipe, and offers to open that one, replace it, or save both. */
export function DuplicateNote({ duplicates, saving, keepBoth, replace }: Props) {
  const { t } = useTranslation('recipes')
  const { relativeDate } = useFormats()
  return (
    <ScrolledTo>
      <Stack gap={3}>
        <Note tone="attention" title={t('duplicates.maybe')}>
          {t('duplicates.maybeHint')}
        </Note>
        <ul aria-label={t('duplicates.maybe')} className={classes.found}>
          {duplicates.map(({ because, recipe }) => (
            <li key={recipe.id} className={classes.recipe}>
              <RecipeRow
                recipe={recipe}
                subtitle={`${because === 'link' ? t('duplicates.sameLink') : t('duplicates.alike')} · ${t(
                  'recipe.added',
                  {
                    date: relativeDate(recipe.createdAt),
                  },
                )}`}
              />
              <Row gap={2}>
                <LinkButton href={href(paths.recipe(recipe.id))} target="_blank">
                  {t('duplicates.look')}
                </LinkButton>
                <Button disabled={saving} onClick={() => replace(recipe.id)}>
                  {t('duplicates.replace')}
                </Button>
              </Row>
            </li>
          ))}
        </ul>
        <div>
          <Button variant="primary" busy={saving} onClick={keepBoth}>
            {t('duplicates.keepBoth')}
          </Button>
        </div>
      </Stack>
    </ScrolledTo>
  )
}
