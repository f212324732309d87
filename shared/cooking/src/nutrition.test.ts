import { readNutrition } from './nutrition.ts'

const nothing = {
  energy: null,
  protein: null,
  fat: null,
  carbohydrates: null,
  fibre: null,
  sugars: null,
  salt: null,
}

test.each([
  [
    '420 kcal, 12 g protein, 20 g fat, 40 g carbohydrates',
    { ...nothing, energy: 420, protein: 12, fat: 20, carbohydrates: 40 },
  ],
  [
    'Calories: 310\nProtein: 18.5 g\nFat: 9g\nCarbohydrates: 33 g',
    { ...nothing, energy: 310, protein: 18.5, fat: 9, carbohydrates: 33 },
  ],
  ['calories: 1,240 kcal', { ...nothing, energy: 1240 }],
  ['Fat: 9 g\nSaturated fat: 3 g\nof which sugars: 2 g', { ...nothing, fat: 9, sugars: 2 }],
  ['saturatedFat: 3 g\nfat: 9 g\ntransFat: 0 g', { ...nothing, fat: 9 }],
  [
    'Brennwert: 1.674 kJ; Eiweiß 12,5 g; Fett 8 g; Kohlenhydrate 40 g',
    { ...nothing, energy: 1674 / 4.184, protein: 12.5, fat: 8, carbohydrates: 40 },
  ],
  ['Brennwert: 1674 kJ / 400 kcal', { ...nothing, energy: 400 }],
  [
    'Calorie 350 kcal\nGrassi 10 g\nProteine 20 g\nCarboidrati 45 g',
    { ...nothing, energy: 350, protein: 20, fat: 10, carbohydrates: 45 },
  ],
  [
    'Калорії: 350 ккал\nБілки: 20 г\nЖири: 10 г\nВуглеводи: 45 г',
    { ...nothing, energy: 350, protein: 20, fat: 10, carbohydrates: 45 },
  ],
  [
    '350 קלוריות\nחלבון: 20 גרם\nשומן: 10 גרם\nפחמימות: 45 גרם',
    { ...nothing, energy: 350, protein: 20, fat: 10, carbohydrates: 45 },
  ],
  [
    'Fibre: 6 g\nSugar 4.5 g\nSodium: 400 mg\nof which added sugars: 1 g',
    { ...nothing, fibre: 6, sugars: 4.5, salt: 1 },
  ],
  ['Ballaststoffe 7 g, davon Zucker 3 g, Salz 1,2 g', { ...nothing, fibre: 7, sugars: 3, salt: 1.2 }],
  ['Fibre 5 g, Zuccheri 3 g, Sale 0,8 g', { ...nothing, fibre: 5, sugars: 3, salt: 0.8 }],
  ['Клітковина 5 г, Цукри 3 г, Сіль 0,8 г', { ...nothing, fibre: 5, sugars: 3, salt: 0.8 }],
  ['סיבים 5 גרם, סוכר 3 גרם, מלח 0.8 גרם', { ...nothing, fibre: 5, sugars: 3, salt: 0.8 }],
  ['Carbohydrates 40 g of which sugars 5 g', nothing],
  ['Protein 800 mg', { ...nothing, protein: 0.8 }],
  ['Per 100 g: 120 kcal, 4 g protein', nothing],
  ['A filling dish', nothing],
  ['Energy: lots', nothing],
  [`${'9'.repeat(400)} kcal`, nothing],
  ['', nothing],
])('%j', (text, expected) => {
  expect(readNutrition(text)).toEqual(expected)
})
