import type { AisleWords } from '../../aisle-words.ts'

export const itItAisles: AisleWords = {
  language: 'it-it',
  titles: {
    produce: 'Frutta e verdura',
    dairy: 'Latticini e uova',
    meat: 'Carne',
    seafood: 'Pesce',
    bakery: 'Pane e forno',
    deli: 'Salumi e gastronomia',
    frozen: 'Surgelati',
    canned: 'Conserve',
    baking: 'Ingredienti per dolci',
    spices: 'Spezie',
    condiments: 'Condimenti e salse',
    grocery: 'Dispensa',
    drinks: 'Bevande',
    liquor: 'Vini e liquori',
    household: 'Casa',
    uncategorized: 'Altro',
  },
  state: { frozen: 'surgelato, congelato', canned: 'in scatola' },
  things: {
    produce:
      'aglio, albicocca, ananas, anguria, arancia, asparago, avocado, banana, basilico, bieta, bietola, broccolo, carciofo, cardo, carota, castagna, cavolfiore, cavolo, cavolo nero, cetriolo, ciliegia, cicoria, cipolla, cipollotto, clementina, cocomero, erba cipollina, fagiolino, fava, fico, finocchio, fragola, fungo, indivia, insalata, kiwi, lampone, lattuga, limone, mandarino, mango, mela, melagrana, melanzana, melone, menta, mirtillo, patata, patata dolce, peperoncino fresco, peperone, pera, pesca, pisello, pomodoro, pomodorino, pompelmo, porro, prezzemolo, prugna, radicchio, rapa, ravanello, rosmarino, rucola, salvia, scalogno, scorza di limone, succo di limone, sedano, spinacio, timo, tofu, uva, verza, zenzero, zucca, zucchina, lime',
    dairy:
      'burrata, burro, feta, formaggio, gorgonzola, grana, grana padano, latte, margarina, mascarpone, mozzarella, panna, parmigiano, parmigiano reggiano, pecorino, provola, ricotta, robiola, scamorza, stracchino, tuorlo, albume, uovo, uova, yogurt, fontina, caciocavallo',
    meat: 'agnello, anatra, bistecca, carne, carne macinata, carne tritata, coniglio, costine, faraona, fegato, macinato, maiale, manzo, pancetta, petto di pollo, pollo, salsiccia, tacchino, vitello, guanciale, ossobuco, polpetta, arista',
    seafood:
      'acciuga fresca, branzino, calamaro, cozza, gambero, gamberetto, merluzzo, orata, ostrica, pesce, pesce spada, polpo, salmone, scampo, seppia, sogliola, tonno fresco, totano, trota, vongola, baccalà',
    bakery:
      'baguette, brioche, ciabatta, cornetto, focaccia, grissino, pane, pane in cassetta, panino, piadina, pancarrè, tortilla',
    deli: 'bresaola, mortadella, oliva, prosciutto, prosciutto cotto, prosciutto crudo, salame, salmone affumicato, speck, wurstel, hummus',
    frozen: 'gelato, ghiaccio, cubetto di ghiaccio, pasta sfoglia, pasta brisée, sorbetto, bastoncino di pesce',
    canned:
      'brodo, brodo di pollo, brodo vegetale, cece, concentrato di pomodoro, dado, fagiolo, fagiolo borlotto, fagiolo cannellino, latte condensato, latte di cocco, lenticchia, mais, passata, passata di pomodoro, pelati, pomodoro pelato, polpa di pomodoro, tonno, acciuga, sardina, alice',
    baking:
      'amido, amido di mais, bicarbonato, cacao, cioccolato, cioccolato fondente, colla di pesce, estratto di vaniglia, farina, farina di mandorle, fecola, fecola di patate, gelatina, gocce di cioccolato, lievito, lievito di birra, maizena, marzapane, semola, vaniglia, vanillina, zucchero, zucchero a velo, zucchero di canna, sciroppo, farina di mais, polenta',
    spices:
      'alloro, anice, cannella, cardamomo, chiodo di garofano, coriandolo, cumino, curcuma, curry, finocchietto, ginepro, noce moscata, origano, paprica, paprika, pepe, pepe nero, peperoncino, sale, sesamo, spezia, zafferano, zenzero in polvere, maggiorana',
    condiments:
      'aceto, aceto balsamico, aceto di vino, cappero, confettura, ketchup, maionese, marmellata, miele, pesto, salsa, salsa di soia, senape, tabasco, tahina, burro di arachidi, besciamella',
    grocery:
      'arachide, avena, biscotto, bulgur, cereale, couscous, cracker, farro, fetta biscottata, fiocco di avena, lasagna, lenticchia, linguine, mandorla, miglio, noce, nocciola, olio, olio di oliva, olio di semi, olio extravergine, orzo, pangrattato, pasta, penne, pinolo, pistacchio, quinoa, riso, riso carnaroli, riso arborio, spaghetti, tagliatella, uvetta, patatina, anacardo, noodle, gnocco',
    drinks:
      'acqua, acqua minerale, aranciata, bibita, caffè, cola, succo, succo di arancia, tè, latte di soia, latte di mandorla, latte di avena',
    liquor:
      'amaretto, birra, brandy, cognac, gin, grappa, limoncello, liquore, marsala, prosecco, rum, spumante, vino, vino bianco, vino rosso, vodka, whisky, vermut',
    household:
      'alluminio, carta da cucina, carta da forno, carta igienica, candela, detersivo, dentifricio, fazzoletto, pannolino, pellicola, pila, sacchetto immondizia, sapone, shampoo, spugna, stuzzicadenti, tovagliolo, spiedino di legno',
  },
}
