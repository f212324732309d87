import { useState } from 'react'
import { Button } from '../src/actions/Button.tsx'
import { Chip } from '../src/actions/Chip.tsx'
import { IconButton } from '../src/actions/IconButton.tsx'
import { Link } from '../src/actions/Link.tsx'
import { LinkButton } from '../src/actions/LinkButton.tsx'
import { Stepper } from '../src/actions/Stepper.tsx'
import { IconDots, IconHeart, IconPencil, IconPin, IconPlus, IconShare, IconTrash } from '../src/icons.ts'
import { Card } from '../src/layout/Card.tsx'
import { Row, Stack } from '../src/layout/Stack.tsx'
import { Tabs } from '../src/layout/Tabs.tsx'
import { Avatar } from '../src/media/Avatar.tsx'
import { RecipeImage } from '../src/media/RecipeImage.tsx'
import { Menu } from '../src/menus/Menu.tsx'
import { ConfirmDialog } from '../src/overlays/ConfirmDialog.tsx'
import { Drawer } from '../src/overlays/Drawer.tsx'
import { Badge } from '../src/text/Badge.tsx'
import { Heading } from '../src/text/Heading.tsx'
import { Text } from '../src/text/Text.tsx'
import { titles } from './samples.ts'

/** Buttons and what they open. */
export function ActionsPage() {
  const [liked, setLiked] = useState(true)
  const [servings, setServings] = useState(4)
  const [tab, setTab] = useState<'ingredients' | 'steps'>('ingredients')
  const [open, setOpen] = useState<'confirm' | 'drawer'>()
  const close = () => setOpen(undefined)
  return (
    <Stack gap={8}>
      <Card padding="none">
        <RecipeImage title="Tomato and bread soup" shape="wide" flush />
        <Stack gap={3} style={{ padding: 'var(--space-6)' }}>
          <Heading level={2} size="display">
            Tomato and bread soup
          </Heading>
          <Row gap={3}>
            <Avatar name="Nadia" size="small" />
            <Text tone="soft">
              From <Link href="#nadia">Nadia</Link>, 40 minutes
            </Text>
            <Badge tone="herb">Vegetarian</Badge>
            <Badge tone="saffron">Needs a look</Badge>
            <Badge tone="tomato" filled>
              12
            </Badge>
          </Row>
          <Row gap={3}>
            <Stepper
              label="Servings"
              decreaseLabel="One serving less"
              increaseLabel="One serving more"
              onDecrease={servings > 1 ? () => setServings(servings - 1) : undefined}
              onIncrease={() => setServings(servings + 1)}
            >
              {servings} servings
            </Stepper>
            <IconButton icon={<IconHeart />} label="Keep" pressed={liked} onClick={() => setLiked(!liked)} />
            <IconButton icon={<IconPin />} label="Pin" />
            <IconButton icon={<IconPencil />} label="Edit" disabled />
            <Menu
              trigger={<IconButton icon={<IconDots />} label="More" />}
              entries={[
                { key: 'share', label: 'Share with a friend', icon: <IconShare size={20} /> },
                { key: 'link', label: 'Open its page', href: '#page' },
                { key: 'off', label: 'Not now', disabled: true },
                { key: 'delete', label: 'Delete', icon: <IconTrash size={20} />, danger: true },
              ]}
            />
          </Row>
          <Tabs
            label="Recipe"
            value={tab}
            onChange={setTab}
            tabs={[
              { value: 'ingredients', label: 'Ingredients' },
              { value: 'steps', label: 'Steps' },
            ]}
          >
            <Text>
              {tab === 'ingredients' ? '800 g ripe tomatoes, 300 g stale bread, basil.' : 'Warm the oil, do not fry.'}
            </Text>
          </Tabs>
        </Stack>
      </Card>
      <Stack gap={3}>
        <Heading>Buttons</Heading>
        <Row gap={3}>
          <Button variant="primary" icon={<IconPlus />}>
            Add to list
          </Button>
          <Button>Cancel</Button>
          <Button variant="quiet">Undo</Button>
          <Button variant="danger" onClick={() => setOpen('confirm')}>
            Delete 12 recipes
          </Button>
          <Button variant="primary" busy>
            Saving
          </Button>
          <Button disabled>Not yet</Button>
          <LinkButton href="#new">A link</LinkButton>
          <Button onClick={() => setOpen('drawer')}>Filter</Button>
        </Row>
        <Row gap={2}>
          {['Soups', 'Bread', 'For guests', 'Quick'].map((label, index) => (
            <Chip key={label} selected={index === 1}>
              {label}
            </Chip>
          ))}
        </Row>
      </Stack>
      <Stack gap={3}>
        <Heading>Words</Heading>
        <Heading level={3}>A smaller heading</Heading>
        <Text size="large">The large text of a step that is read from the stove.</Text>
        <Text>Usual text, with a link to somewhere.</Text>
        <Text tone="soft" size="small">
          What steps back.
        </Text>
        <Text tone="done">Done</Text>
        <Text tone="attention">Needs a look</Text>
        <Text tone="danger">Went wrong</Text>
      </Stack>
      <ConfirmDialog
        opened={open === 'confirm'}
        title="Delete 12 recipes?"
        confirmLabel="Delete 12 recipes"
        cancelLabel="Keep them"
        danger
        onConfirm={close}
        onCancel={close}
      >
        <Text>“{titles[0]}” and 11 others, with their photos and notes, are gone for good.</Text>
      </ConfirmDialog>
      <Drawer opened={open === 'drawer'} onClose={close} title="Filter" closeLabel="Close">
        <Text>What to show.</Text>
      </Drawer>
    </Stack>
  )
}
