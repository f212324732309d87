import { inBook } from '@potluck/api/of-book'
import { searchRecipes } from '@potluck/api/recipes'
import { namesIn } from '@potluck/foods/marks'
import { Answered, useFormats } from '@potluck/parts'
import { useAnswer } from '@potluck/platform/answers'
import { href, paths } from '@potluck/platform/paths'
import { readQuery } from '@potluck/search/read-query'
import { Heading } from '@potluck/ui'
import { ListRow } from '@potluck/ui/content'
import { useTranslation } from 'react-i18next'
import type { ListView } from '../book/list-view.ts'
import { filters } from '../list-pages/page-question.ts'
import classes from './marks.module.css'

/** Says of what nothing was found in the recipes below. */
export function NoneFound({ search }: { readonly search: string }) {
  const { t } = useTranslation('recipes')
  const { list } = useFormats()
  const names = namesIn(readQuery(search).lacking).map((mark) => t(`marks.name.${mark}`))
  return <Heading level={2}>{t('marks.noneFound', { marks: list(names, 'unit') })}</Heading>
}

/** Most recipes that are listed. */
const mostListed = 500

/** The recipes with lines that were not understood: below those in which nothing was found, folded, and never among them. */
export function NotKnown({ view }: { readonly view: ListView }) {
  const { t } = useTranslation('recipes')
  const { folder, search, userId, profileKitchen, kitchenId } = view
  const answer = useAnswer(searchRecipes, {
    query: {
      ...filters(view),
      folder,
      query: search,
      sort: 'title',
      count: mostListed,
      unclear: 'true',
      ...(userId !== undefined && { userId }),
      ...(profileKitchen !== undefined && { profileKitchen }),
      ...inBook(kitchenId).query,
    },
  })
  return (
    <Answered
      small
      answer={answer}
      loading={{ label: t('marks.loading'), shape: 'rows', count: 1 }}
      failed={{ title: t('marks.failed') }}
    >
      {({ data, totalCount }) =>
        totalCount > 0 && (
          <details className={classes.notKnown}>
            <summary>{t('marks.notKnown', { count: totalCount })}</summary>
            <ul className={classes.plainList}>
              {data.map(({ id, title }) => (
                <li key={id} dir="auto">
                  <ListRow title={title} href={href(paths.recipe(id))} />
                </li>
              ))}
            </ul>
          </details>
        )
      }
    </Answered>
  )
}
