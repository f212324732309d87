/** Things that are one thing in a shop: "one = other". */
export const italianAlike = `
uovo=uova, cipolla=cipolle, pomodoro=pomodori, patata=patate, carota=carote, zucchina=zucchine, zucchino=zucchini, melanzana=melanzane, peperone=peperoni, peperoncino=peperoncini
cetriolo=cetrioli, carciofo=carciofi, asparago=asparagi, finocchio=finocchi, broccolo=broccoli, cavolfiore=cavolfiori, cavolo=cavoli, porro=porri, scalogno=scalogni, cipollotto=cipollotti
spinacio=spinaci, bietola=bietole, fagiolino=fagiolini, pisello=piselli, fava=fave, fagiolo=fagioli, cece=ceci, lenticchia=lenticchie, fungo=funghi, fungo porcino=funghi porcini
porcino=porcini, champignon=champignon, ravanello=ravanelli, rapa=rape, barbabietola=barbabietole, zucca=zucche, lattuga=lattughe, radicchio=radicchi, indivia=indivie, pomodorino=pomodorini
arancia=arance, limone=limoni, mandarino=mandarini, clementina=clementine, pompelmo=pompelmi, mela=mele, pera=pere, banana=banane, pesca=pesche, albicocca=albicocche
prugna=prugne, susina=susine, ciliegia=ciliegie, ciliegia=ciliege, fragola=fragole, lampone=lamponi, mirtillo=mirtilli, mora=more, fico=fichi, melone=meloni
anguria=angurie, uva=uve, kiwi=kiwi, mango=manghi, castagna=castagne, noce=noci, nocciola=nocciole, mandorla=mandorle, pistacchio=pistacchi, pinolo=pinoli
arachide=arachidi, anacardo=anacardi, dattero=datteri, oliva=olive, cappero=capperi, acciuga=acciughe, alice=alici, sardina=sardine, cozza=cozze, vongola=vongole
gambero=gamberi, gamberetto=gamberetti, scampo=scampi, calamaro=calamari, seppia=seppie, polpo=polpi, trota=trote, orata=orate, branzino=branzini, pesce=pesci
salsiccia=salsicce, bistecca=bistecche, polpetta=polpette, hamburger=hamburger, costina=costine, wurstel=wurstel, cotoletta=cotolette, scaloppina=scaloppine, braciola=braciole, salame=salami
prosciutto=prosciutti, formaggio=formaggi, mozzarella=mozzarelle, tuorlo=tuorli, albume=albumi, yogurt=yogurt, sottiletta=sottilette, pane=pani, panino=panini, piadina=piadine
grissino=grissini, cornetto=cornetti, biscotto=biscotti, torta=torte, crostata=crostate, cracker=cracker, fetta biscottata=fette biscottate, savoiardo=savoiardi, merendina=merendine, cioccolatino=cioccolatini
spaghetto=spaghetti, tagliatella=tagliatelle, lasagna=lasagne, raviolo=ravioli, tortellino=tortellini, gnocco=gnocchi, fusillo=fusilli, orecchietta=orecchiette, cannellone=cannelloni, pizza=pizze
chiodo di garofano=chiodi di garofano, foglia di alloro=foglie di alloro, bacca di ginepro=bacche di ginepro, stecca di cannella=stecche di cannella, baccello di vaniglia=baccelli di vaniglia, dado=dadi, noce moscata=noci moscate, seme di sesamo=semi di sesamo, seme di zucca=semi di zucca, goccia di cioccolato=gocce di cioccolato
petto di pollo=petti di pollo, coscia di pollo=cosce di pollo, filetto di merluzzo=filetti di merluzzo, filetto di acciuga=filetti di acciuga, pomodoro pelato=pomodori pelati, pomodoro secco=pomodori secchi, fungo secco=funghi secchi, fico secco=fichi secchi, albicocca secca=albicocche secche, prugna secca=prugne secche
cipolla rossa=cipolle rosse, mela verde=mele verdi, peperone rosso=peperoni rossi, peperone giallo=peperoni gialli, uva bianca=uve bianche, oliva nera=olive nere, oliva verde=olive verdi, patata dolce=patate dolci, lenticchia rossa=lenticchie rosse, arancia rossa=arance rosse
tovagliolo=tovaglioli, candela=candele, pila=pile, spugna=spugne, pannolino=pannolini, fazzoletto=fazzoletti, batteria=batterie, cerotto=cerotti, spazzolino=spazzolini, lampadina=lampadine
succo=succhi, birra=birre, vino=vini, liquore=liquori, salsa=salse, marmellata=marmellate, zuppa=zuppe, minestra=minestre, brodo=brodi, gelato=gelati
basilico fresco=basilico, prezzemolo fresco=prezzemolo, zenzero fresco=zenzero, banane mature=banana, pomodori maturi=pomodoro, burro freddo=burro, latte tiepido=latte, salvia fresca=salvia, uova fresche=uovo, menta fresca=menta
UOVA=uovo, Cipolle=cipolla, Arance=arancia, Limoni=limone, Patate=patata, Carote=carota, Funghi=fungo, Spinaci=spinacio, Salsicce=salsiccia, Pesche=pesca
nespola=nespole, cotogna=cotogne, melagrana=melagrane, cocomero=cocomeri, avocado=avocado, ananas=ananas, lime=lime, papaya=papaye, ribes=ribes, amarena=amarene
quaglia=quaglie, coniglio=conigli, agnello=agnelli, pollo=polli, tacchino=tacchini, ostrica=ostriche, aragosta=aragoste, granchio=granchi, sogliola=sogliole, anguilla=anguille
cialda=cialde, capsula=capsule, tisana=tisane, caramella=caramelle, patatina=patatine, tarallo=taralli, friselle=frisella, crocchetta=crocchette, arancino=arancini, crespella=crespelle
`

/** Things that must never be put together. */
export const italianApart = `
pesca≠pesce, pesche≠pesci, pesca≠pesca noce, mela≠miele, mela≠melone, mela≠melanzana, mela≠melagrana, pera≠pepe, pepe≠peperone, peperone≠peperoncino
polpo≠polpa, polpi≠polpe, polpa≠polpetta, polpo≠pollo, latte≠latta, latte≠lattuga, latte≠latte di cocco, latte≠latte di soia, latte≠latte condensato, pane≠panna
panna≠panno, pane≠panino, pane≠pangrattato, panna≠panna acida, panna≠panna cotta, cipolla≠cipollotto, cipolla≠erba cipollina, cipolla≠cipolla rossa, pomodoro≠pomodorino, pomodoro≠pomodori pelati
pomodoro≠concentrato di pomodoro, pomodoro≠passata di pomodoro, pomodoro≠pomodori secchi, patata≠patata dolce, patata≠patatine, patata≠fecola di patate, zucca≠zucchina, zucca≠zucchero, zucca≠semi di zucca, carota≠carne
cavolo≠cavolfiore, cavolo≠cavolo nero, cavolo≠cavolo rosso, fagiolo≠fagiolino, fagiolo≠fagiano, fava≠fagiolo, fungo≠funghi secchi, fungo≠fungo porcino, fico≠fichi secchi, fico≠finocchio
finocchio≠finocchietto, finocchio≠semi di finocchio, arancia≠aranciata, arancia≠succo di arancia, arancia≠arancia rossa, arancia≠arancino, limone≠lime, limone≠limonata, limone≠succo di limone, limone≠scorza di limone
limone≠limoncello, mandarino≠mandorla, mandorla≠farina di mandorle, mandorla≠latte di mandorla, noce≠nocciola, noce≠noce moscata, noce≠noce di cocco, noce≠noci pecan, nocciola≠crema di nocciole, pistacchio≠crema di pistacchio
uva≠uovo, uva≠uvetta, uovo≠uova di quaglia, tuorlo≠albume, uovo≠uova di pesce, oliva≠olio, olio≠olio di oliva, oliva nera≠oliva verde, oliva≠olio di oliva, olio di semi≠olio di oliva
burro≠burro di arachidi, burro≠burro di cacao, burro≠burro salato, formaggio≠formaggio di capra, ricotta≠ricotta salata, mozzarella≠mozzarella di bufala, pecorino≠parmigiano, grana≠grano, grano≠grano saraceno, yogurt≠yogurt greco
riso≠orzo, riso≠risotto, riso≠farina di riso, riso≠riso integrale, riso≠aceto di riso, farro≠farina, farina≠farina integrale, farina≠farina di ceci, ceci≠farina di ceci, cece≠farina di ceci
orzo≠orzo solubile, avena≠fiocchi di avena, mais≠amido di mais, mais≠farina di mais, pasta≠pasta sfoglia, pasta≠pasta frolla, pasta≠pesto, pasta≠pasta fresca, pasta≠antipasto, spaghetti≠spaghetti di riso
lievito≠lievito di birra, lievito di birra≠birra, lievito fresco≠lievito, sale≠salame, sale≠salsa, salsa≠salsiccia, salsa≠salsa di soia, salsa≠salsa verde, salvia≠saliva, sale≠sale grosso
zucchero≠zucchero di canna, zucchero≠zucchero a velo, zucchero≠zucchero vanigliato, miele≠miele di acacia, cioccolato≠cioccolato bianco, cioccolato fondente≠cioccolato al latte, cioccolato≠gocce di cioccolato, cacao≠burro di cacao, cacao≠cachi, vaniglia≠gelato alla vaniglia
pollo≠petto di pollo, pollo≠cosce di pollo, pollo≠brodo di pollo, manzo≠macinato di manzo, maiale≠costine di maiale, vitello≠ossobuco, agnello≠anello, pancetta≠guanciale, prosciutto cotto≠prosciutto crudo, prosciutto≠salame
salame≠salmone, salmone≠salmone affumicato, tonno≠tonno fresco, acciuga≠pasta di acciughe, acciuga≠acqua, gambero≠gamberetto, cozza≠coscia, trota≠torta, vino bianco≠vino rosso, vino≠aceto di vino
vino≠bovino, birra≠burro, acqua≠acqua tonica, acqua≠acqua frizzante, acqua≠acqua ossigenata, tè≠tè verde, caffè≠caffè decaffeinato, succo≠succo di mela, succo≠zucca, aceto≠aceto balsamico
senape≠semi di senape, maionese≠maggiorana, menta≠mentine, basilico≠basilico secco, origano≠origano fresco foglie, prezzemolo≠cerfoglio, coriandolo≠semi di coriandolo, aglio≠aglio in polvere, aglio≠agnello, zenzero≠zenzero in polvere
peperoncino≠peperoncino in polvere, rosmarino≠rosa, alloro≠allodola, timo≠tonno, curry≠pasta di curry, sesamo≠olio di sesamo, sesamo≠sedano, sedano≠sedano rapa, rapa≠cime di rapa, capra≠cappero
biscotto≠fetta biscottata, biscotto≠biscotti per cani, torta≠tortellini, torta≠torta salata, gelato≠gelatina, cereale≠barretta di cereali, cracker≠gallette, piadina≠pida, brodo≠dado, brodo≠brodo di carne
minestra≠minestrone, lenticchia≠lenticchie rosse, fagioli cannellini≠fagioli borlotti, insalata≠insalata russa, insalata≠insalata di mare, carta igienica≠carta da cucina, carta da forno≠carta igienica, sapone≠detersivo, shampoo≠balsamo, spugna≠prugna
pila≠pillola, pellicola≠carta stagnola, candela≠cannella, candeggina≠candela, detersivo per piatti≠detersivo lavatrice, dentifricio≠spazzolino, sacchetti gelo≠sacchi spazzatura, cibo per gatti≠cibo per cani, tovagliolo≠fazzoletto, foglio≠foglia
foglio di alluminio≠foglie di alloro, noci≠nocino, fragola≠frollino, mora≠more secche, castagna≠farina di castagne, datteri≠datterini, prugna≠prugne secche, albicocca≠albicocche secche, mirtillo≠mirto, ciliegia≠ciliegino
lampone≠lampada, ananas≠anice, anice≠alice, carciofo≠carciofini, asparago≠aspartame, melanzana≠mela, cetriolo≠cetriolini, zafferano≠zucchero, ravioli≠raviggiolo, gnocchi≠gnocchi freschi
tofu≠tartufo, seitan≠sedano, vermut≠verza, verza≠birra, rum≠rum e pera, grappa≠grappolo, amaretto≠amaretti secchi, amaro≠amarena, sugo≠succo, ragù≠ragno
`
