import { arrangeShop, languagesOfList, type ShopWords } from '@potluck/cooking/arrange-shop'
import { loadShopWords } from '@potluck/cooking/languages/load-aisles'
import { isNeverBought } from '@potluck/cooking/usually-at-home'
import { useTextLanguage } from '@potluck/parts'
import { useHost } from '@potluck/platform/HostProvider'
import { useStore } from '@potluck/platform/hooks'
import { useLoaded } from '@potluck/platform/useLoaded'
import { Heading, SkeletonScreen, Stack } from '@potluck/ui'
import { CheckboxRow } from '@potluck/ui/content'
import { useTranslation } from 'react-i18next'
import { toggledIn } from '../../cooking-progress/cooking-progress.ts'
import { changeVisit, sampleVisit } from './sample-visit.ts'
import { useSamples } from './useSamples.ts'

const look = { groupSimilar: true, groupCategories: true, sortBy: 'title' } as const

/** Arranges lines for a shop: like things together, in the order of its aisles. */
function shopFor(lines: readonly string[], words: ShopWords) {
  const items = lines.map((title) => ({ title, createdAt: 0 }))
  return arrangeShop(items, { aisles: [], things: [] }, words, look)
    .map(({ aisle, title, groups }) => ({
      aisle,
      title,
      things: groups.flatMap((group) =>
        group.name === null || isNeverBought(group.name, words.index.vocabulary) ? [] : { ...group, name: group.name },
      ),
    }))
    .filter(({ things }) => things.length > 0)
}

/** The shopping list for the week of samples. */
export function SampleList() {
  const { t } = useTranslation('recipes')
  const samples = useSamples()
  const language = useStore(useHost().language)
  const { week, ticked } = useStore(sampleVisit)
  const lines = week.flatMap((id) => samples.get(id)?.ingredients.split('\n') ?? [])
  const languages = languagesOfList(lines, [language])
  const { data: words } = useLoaded(['sample shop', language, ...languages], () => loadShopWords(languages, language))
  const written = useTextLanguage(lines.join('\n'))
  if (!words) return <SkeletonScreen label={t('samples.list')} shape="rows" />
  return (
    <Stack gap={4}>
      {shopFor(lines, words).map(({ aisle, title, things }) => (
        <section key={aisle} aria-label={title ?? undefined}>
          <Heading level={2} size="small">
            {title}
          </Heading>
          <ul>
            {things.map((thing) => (
              <li key={thing.name} dir="auto" lang={written}>
                <CheckboxRow
                  label={thing.title}
                  checked={ticked.has(thing.name)}
                  struck={ticked.has(thing.name)}
                  onChange={() => changeVisit({ ticked: toggledIn(ticked, thing.name) })}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Stack>
  )
}
