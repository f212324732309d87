import type { TablerIcon } from '@tabler/icons-react'
import IconApple from '@tabler/icons-react/dist/esm/icons/IconApple.mjs'
import IconBowl from '@tabler/icons-react/dist/esm/icons/IconBowl.mjs'
import IconBowlChopsticks from '@tabler/icons-react/dist/esm/icons/IconBowlChopsticks.mjs'
import IconBowlSpoon from '@tabler/icons-react/dist/esm/icons/IconBowlSpoon.mjs'
import IconBread from '@tabler/icons-react/dist/esm/icons/IconBread.mjs'
import IconBurger from '@tabler/icons-react/dist/esm/icons/IconBurger.mjs'
import IconCake from '@tabler/icons-react/dist/esm/icons/IconCake.mjs'
import IconCakeRoll from '@tabler/icons-react/dist/esm/icons/IconCakeRoll.mjs'
import IconCarrot from '@tabler/icons-react/dist/esm/icons/IconCarrot.mjs'
import IconCheese from '@tabler/icons-react/dist/esm/icons/IconCheese.mjs'
import IconCherry from '@tabler/icons-react/dist/esm/icons/IconCherry.mjs'
import IconCoffee from '@tabler/icons-react/dist/esm/icons/IconCoffee.mjs'
import IconCookie from '@tabler/icons-react/dist/esm/icons/IconCookie.mjs'
import IconEggFried from '@tabler/icons-react/dist/esm/icons/IconEggFried.mjs'
import IconFish from '@tabler/icons-react/dist/esm/icons/IconFish.mjs'
import IconGlassFull from '@tabler/icons-react/dist/esm/icons/IconGlassFull.mjs'
import IconIceCream from '@tabler/icons-react/dist/esm/icons/IconIceCream.mjs'
import IconMeat from '@tabler/icons-react/dist/esm/icons/IconMeat.mjs'
import IconMushroom from '@tabler/icons-react/dist/esm/icons/IconMushroom.mjs'
import IconPizza from '@tabler/icons-react/dist/esm/icons/IconPizza.mjs'
import IconSalad from '@tabler/icons-react/dist/esm/icons/IconSalad.mjs'
import IconSoup from '@tabler/icons-react/dist/esm/icons/IconSoup.mjs'
import { type DishKind, dishKindOf } from './dish-kinds.ts'

const drawings: Readonly<Record<DishKind, TablerIcon>> = {
  soup: IconSoup,
  salad: IconSalad,
  roll: IconCakeRoll,
  cake: IconCake,
  cookie: IconCookie,
  bread: IconBread,
  pizza: IconPizza,
  pasta: IconBowlSpoon,
  rice: IconBowlChopsticks,
  burger: IconBurger,
  egg: IconEggFried,
  ice: IconIceCream,
  drink: IconGlassFull,
  coffee: IconCoffee,
  jam: IconCherry,
  stew: IconBowl,
  fish: IconFish,
  meat: IconMeat,
  cheese: IconCheese,
  mushroom: IconMushroom,
  vegetable: IconCarrot,
  fruit: IconApple,
}

/** The drawing of a dish by its title; null for none. */
export function drawingOf(title: string): TablerIcon | null {
  const kind = dishKindOf(title)
  return kind && drawings[kind]
}
