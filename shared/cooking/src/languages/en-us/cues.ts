import type { Cues } from '../../cues.ts'

export const enUsCues: Cues = {
  makes: ['makes', 'make', 'yields', 'yield'],
  minus: ['minus', 'less'],
  total: ['total', 'altogether'],
  further: ['more', 'additional', 'extra', 'further', 'full'],
  byHowMuch: ['by'],
  cooler: ['cooler', 'lower', 'higher', 'less', 'more', 'hotter', 'warmer', 'difference'],
  oven: ['oven', 'bak', 'roast', 'preheat', 'broil'],
  thermometer: [
    'thermometer',
    'register',
    'internal',
    'syrup',
    'sugar',
    'caramel',
    'toffee',
    'candy',
    'fudge',
    'honey',
    'chocolate',
    'oil',
    'fry',
    'frie',
  ],
  fan: ['fan', 'convection', 'conventional'],
}
