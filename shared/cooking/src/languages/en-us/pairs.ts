/** Things that are one thing in a shop: "one = other", one a line. */
export const englishAlike = `
egg=eggs, onion=onions, tomato=tomatoes, potato=potatoes, carrot=carrots, apple=apples, pear=pears, peach=peaches, plum=plums, cherry=cherries
berry=berries, strawberry=strawberries, raspberry=raspberries, blueberry=blueberries, blackberry=blackberries, cranberry=cranberries, gooseberry=gooseberries, lemon=lemons, lime=limes, orange=oranges
banana=bananas, mango=mangoes, mango=mangos, avocado=avocados, avocado=avocadoes, kiwi=kiwis, fig=figs, date=dates, grape=grapes, melon=melons
leek=leeks, shallot=shallots, scallion=scallions, radish=radishes, turnip=turnips, parsnip=parsnips, beet=beets, cucumber=cucumbers, zucchini=zucchinis, eggplant=eggplants
pepper=peppers, chili=chilies, chilli=chillies, chile=chiles, jalapeño=jalapeños, mushroom=mushrooms, cauliflower=cauliflowers, cabbage=cabbages, lettuce=lettuces, artichoke=artichokes
pea=peas, bean=beans, lentil=lentils, chickpea=chickpeas, nut=nuts, walnut=walnuts, almond=almonds, cashew=cashews, hazelnut=hazelnuts, peanut=peanuts
olive=olives, caper=capers, pickle=pickles, gherkin=gherkins, anchovy=anchovies, sardine=sardines, shrimp=shrimps, prawn=prawns, mussel=mussels, clam=clams
oyster=oysters, scallop=scallops, lobster=lobsters, crab=crabs, steak=steaks, sausage=sausages, burger=burgers, meatball=meatballs, rib=ribs, chop=chops
cookie=cookies, brownie=brownies, muffin=muffins, bagel=bagels, bun=buns, roll=rolls, loaf=loaves, tortilla=tortillas, wrap=wraps, cracker=crackers
biscuit=biscuits, cake=cakes, pie=pies, tart=tarts, scone=scones, waffle=waffles, pancake=pancakes, croissant=croissants, doughnut=doughnuts, donut=donuts
cheese=cheeses, yogurt=yogurts, yoghurt=yogurt, yolk=yolks, egg yolk=egg yolks, egg white=egg whites, noodle=noodles, dumpling=dumplings, pizza=pizzas, quiche=quiches
sandwich=sandwiches, radicchio=radicchios, endive=endives, herb=herbs, chive=chives, clove=cloves, bay leaf=bay leaves, peppercorn=peppercorns, seed=seeds, sunflower seed=sunflower seeds
raisin=raisins, prune=prunes, apricot=apricots, nectarine=nectarines, clementine=clementines, tangerine=tangerines, grapefruit=grapefruits, pineapple=pineapples, coconut=coconuts, pomegranate=pomegranates
red onion=red onions, cherry tomato=cherry tomatoes, sweet potato=sweet potatoes, bell pepper=bell peppers, green bean=green beans, spring onion=spring onions, chicken breast=chicken breasts, chicken thigh=chicken thighs, pork chop=pork chops, lamb chop=lamb chops
hot dog=hot dogs, hash brown=hash browns, french fry=french fries, potato chip=potato chips, corn tortilla=corn tortillas, ice cube=ice cubes, stock cube=stock cubes, tea bag=tea bags, paper towel=paper towels, trash bag=trash bags
napkin=napkins, candle=candles, battery=batteries, sponge=sponges, toothbrush=toothbrushes, diaper=diapers, tissue=tissues, glove=gloves, match=matches, light bulb=light bulbs
fresh ginger=ginger, fresh basil=basil, ripe bananas=banana, ripe tomatoes=tomato, cold milk=milk, warm water=water, fresh parsley=parsley, fresh eggs=egg, fresh mint=mint, cold butter=butter
Tomatoes=tomato, EGGS=egg, Onions=onion, Apples=apple, Lemons=lemon, Bananas=banana, Potatoes=potato, Carrots=carrot, Peppers=pepper, Mushrooms=mushroom
pretzel=pretzels, popsicle=popsicles, rolled oat=rolled oats, tomatillo=tomatillos, plantain=plantains, yam=yams, pumpkin=pumpkins, squash=squashes, sprout=sprouts, brussels sprout=brussels sprouts
turkey=turkeys, chicken=chickens, duck=ducks, goose=geese, fillet=fillets, salmon fillet=salmon fillets, trout=trouts, sprat=sprats, kipper=kippers, crumpet=crumpets
dried fig=dried figs, pine nut=pine nuts, chocolate chip=chocolate chips, marshmallow=marshmallows, sprinkle=sprinkles, vanilla bean=vanilla beans, cinnamon stick=cinnamon sticks, bread crumb=bread crumbs, breadcrumb=breadcrumbs, lollipop=lollipops
smoothie=smoothies, veggie=veggies, patty=patties, pastry=pastries, jelly=jellies, candy=candies, ice cream=ice creams, juice box=juice boxes, pita=pitas, naan=naans
`

/** Things that must never be put together. */
export const englishApart = `
egg≠eggplant, onion≠spring onion, onion≠red onion, onion≠onion powder, onion≠pickled onion, tomato≠tomato paste, tomato≠cherry tomato, tomato≠sun dried tomatoes, tomato≠tomato sauce, tomato≠tomatillo
potato≠sweet potato, potato≠potato chips, potato≠potato starch, apple≠pineapple, apple≠apple juice, apple≠apple sauce, apple≠apple cider, pear≠pearl barley, pea≠pear, pea≠peach
pea≠peanut, pea≠split peas, plum≠plum sauce, plum≠prune, cherry≠sherry, cherry≠cherry tomato, berry≠beer, lemon≠lemonade, lemon≠lemongrass, lime≠slime
lemon≠melon, orange≠orange juice, banana≠banana bread, mango≠mango chutney, date≠dates syrup, fig≠fig jam, grape≠grapefruit, grape≠grape juice, grape≠grapeseed oil, melon≠watermelon
leek≠leaf, radish≠horseradish, radish≠radicchio, beet≠beef, beet≠beer, pepper≠peppercorns, pepper≠bell pepper, pepper≠black pepper, pepper≠pepperoni, chili≠chili powder
mushroom≠mushroom soup, cabbage≠red cabbage, lettuce≠lettuce wrap, bean≠green beans, bean≠coffee beans, bean≠bean sprouts, bean≠jelly beans, chickpea≠chickpea flour, nut≠nutmeg, nut≠nutella
walnut≠walnut oil, almond≠almond milk, almond≠almond flour, almond≠almond extract, cashew≠cashew butter, peanut≠peanut butter, peanut≠peanut oil, coconut≠coconut milk, coconut≠coconut oil, coconut≠coconut sugar
olive≠olive oil, olive≠black olives, caper≠pepper, pickle≠relish, anchovy≠anchovy paste, tuna≠tuna steak, shrimp≠shrimp paste, crab≠crab sticks, clam≠clam juice, oyster≠oyster sauce
oyster≠oyster mushroom, fish≠fish sauce, fish≠fish fingers, salmon≠smoked salmon, steak≠steak sauce, beef≠ground beef, beef≠beef broth, pork≠pulled pork, pork≠pork chop, ham≠hamburger
chicken≠chicken breast, chicken≠chicken stock, chicken≠chicken thighs, chicken≠chickpea, turkey≠turmeric, duck≠duck sauce, lamb≠lamb chops, sausage≠sausage roll, bacon≠turkey bacon, bun≠bunch
bread≠bread crumbs, bread≠bread flour, bread≠garlic bread, rice≠rice vinegar, rice≠rice noodles, rice≠brown rice, rice≠wild rice, corn≠cornstarch, corn≠popcorn, corn≠corn syrup
flour≠flower, flour≠rye flour, flour≠bread flour, flour≠cauliflower, sugar≠brown sugar, sugar≠powdered sugar, sugar≠sugar snap peas, salt≠salted butter, butter≠buttermilk, butter≠peanut butter
butter≠butter beans, butter≠almond butter, milk≠buttermilk, milk≠milk chocolate, milk≠oat milk, milk≠soy milk, milk≠condensed milk, cream≠cream cheese, cream≠sour cream, cream≠ice cream
cream≠hand cream, cheese≠cheesecake, cheese≠goat cheese, cheese≠cheesecloth, yogurt≠greek yogurt, yogurt≠frozen yogurt, egg≠egg noodles, egg yolk≠egg white, egg≠egg yolk, egg≠eggnog
tea≠tea bags, tea≠green tea, tea≠iced tea, coffee≠coffee filters, coffee≠instant coffee, cocoa≠cocoa butter, chocolate≠white chocolate, chocolate≠chocolate chips, vanilla≠vanilla sugar, vanilla≠vanilla ice cream
wine≠red wine, wine≠wine vinegar, red wine≠white wine, beer≠ginger beer, beer≠root beer, rum≠drum, gin≠ginger, ginger≠ginger ale, ginger≠ground ginger, ginger≠pickled ginger
garlic≠garlic powder, garlic≠garlic bread, basil≠dried basil, basil≠thai basil, thyme≠dried thyme, oregano≠dried oregano, parsley≠parsnip, mint≠mint sauce, mint≠mince, coriander≠coriander seeds
sage≠sausage, dill≠dill pickles, bay leaf≠basil leaf, clove≠clover, cumin≠curry, curry powder≠curry paste, mustard≠mustard seeds, mustard≠dijon mustard, vinegar≠balsamic vinegar, oil≠sesame oil
honey≠honey mustard, honey≠honeydew, jam≠ham, jelly≠jello, maple syrup≠corn syrup, pasta≠pasta sauce, pasta≠paste, noodle≠rice noodle, cake≠pancake, cake≠cake flour
cookie≠cookie dough, cracker≠graham cracker, chip≠chocolate chip, chip≠tortilla chip, soda≠baking soda, baking soda≠baking powder, soup≠soap, dish soap≠hand soap, paper towel≠toilet paper, parchment paper≠wax paper
trash bag≠freezer bag, cat food≠dog food, toothpaste≠toothbrush, shampoo≠conditioner, bleach≠peach, battery≠butter, sponge≠sponge cake, foil≠oil, straw≠strawberry, candle≠candy
dried apricots≠apricots, dried figs≠figs, dried beans≠beans, dried tomatoes≠tomatoes, smoked paprika≠paprika, sweet paprika≠smoked paprika, white beans≠black beans, red lentils≠green lentils, white onion≠red onion, white rice≠brown rice
whole milk≠skim milk, unsalted butter≠salted butter, dark chocolate≠milk chocolate, light cream≠heavy cream, ground pork≠ground beef, ground turkey≠ground chicken, corn tortilla≠flour tortilla, sea salt≠table salt, lemon juice≠lime juice, orange zest≠lemon zest
`
