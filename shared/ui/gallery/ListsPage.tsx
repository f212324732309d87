import { useState } from 'react'
import { IconButton } from '../src/actions/IconButton.tsx'
import { SegmentedControl } from '../src/forms/SegmentedControl.tsx'
import { IconDots } from '../src/icons.ts'
import { ListRow } from '../src/layout/ListRow.tsx'
import { Stack } from '../src/layout/Stack.tsx'
import { VirtualGrid } from '../src/lists/VirtualGrid.tsx'
import { VirtualList } from '../src/lists/VirtualList.tsx'
import { RecipeCard } from '../src/media/RecipeCard.tsx'
import { RecipeImage } from '../src/media/RecipeImage.tsx'
import { Badge } from '../src/text/Badge.tsx'
import classes from './ListsPage.module.css'
import { titles } from './samples.ts'

const recipes = Array.from({ length: 10_000 }, (_, index) => ({
  id: String(index),
  title: `${titles[index % titles.length]}${index < titles.length ? '' : ` ${index}`}`,
}))

/** Ten thousand recipes, as tiles and as rows. */
export function ListsPage() {
  const [view, setView] = useState<'tiles' | 'list'>('tiles')
  return (
    <Stack gap={4}>
      <SegmentedControl
        label="View"
        value={view}
        onChange={setView}
        segments={[
          { value: 'tiles', label: 'Tiles' },
          { value: 'list', label: 'List' },
        ]}
      />
      {view === 'tiles' ? (
        <VirtualGrid
          label="Recipes"
          scrollKey="tiles"
          items={recipes}
          getKey={({ id }) => id}
          renderItem={({ title, id }) => (
            <RecipeCard
              title={title}
              href={`#${id}`}
              subtitle="Nadia"
              corner={<IconButton variant="solid" icon={<IconDots />} label={`More for ${title}`} />}
            />
          )}
        />
      ) : (
        <VirtualList
          label="Recipes"
          scrollKey="list"
          items={recipes}
          getKey={({ id }) => id}
          renderItem={({ title, id }, index) => (
            <ListRow
              title={title}
              href={`#${id}`}
              subtitle="Nadia, 40 minutes"
              selected={index === 2}
              leading={<RecipeImage title={title} shape="square" className={classes.thumb} />}
              trailing={
                <>
                  <Badge tone="herb">soup</Badge>
                  <IconButton icon={<IconDots />} label={`More for ${title}`} />
                </>
              }
            />
          )}
        />
      )}
    </Stack>
  )
}
