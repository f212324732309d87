/** The names of each food, in the order of `numbers`. Made by `npm run foods`. */
export const names = `
cipolla,cipolla bianca,cipolla dorata,cipolla gialla,cipolle
cipolla rossa,cipolla di Tropea,cipolla rossa di Tropea
cipolla dolce
cipollina,cipolline,cipolline borettane
scalogno,scalogni
cipollotto,cipollotti,cipolla fresca,cipolla novella
porro,porri
aglio,spicchio d'aglio
aglio orsino
zenzero,zenzero fresco,radice di zenzero
carota,carote
carotina,carotine,carote baby
sedano,costa di sedano,gambo di sedano
sedano rapa
radice di prezzemolo,prezzemolo tuberoso
pastinaca
patata,patate
patata a pasta gialla,patata gialla,patate gialle
patata a pasta bianca,patata farinosa,patata vecchia
patata rossa,patata a buccia rossa
patata novella,patate novelle,patatine novelle
patata dolce,batata,patata americana
patatine fritte surgelate,patatine surgelate,patatine fritte
rösti surgelati,rösti di patate
pomodoro,pomodoro cuore di bue,pomodori maturi,pomodori ramati,pomodoro ramato,pomodori
pomodorino,pomodorini,pomodoro ciliegino,ciliegino,pomodorino datterino,datterini
pomodoro San Marzano fresco,pomodoro perino,pomodoro da sugo
pomodoro verde,pomodori verdi
pomodoro secco,pomodori secchi
pomodoro secco sott'olio,pomodori secchi sott'olio
peperone rosso,peperone,peperoni,peperoni rossi
peperone verde,peperoni verdi
peperone giallo,peperone arancione,peperoni gialli
peperoni arrostiti,peperoni grigliati
peperoncini dolci,friggitello,friggitelli
peperoncino fresco,peperoncino,peperoncino rosso,peperoncino rosso fresco
peperoncino verde
jalapeño,peperoncino jalapeño
jalapeños sott'aceto
cetriolo,cetrioli
cetriolino fresco
zucchina,zucchine,zucchino
zucchina gialla,zucchine gialle
patisson,zucca patisson
fiore di zucca,fiori di zucca,fiori di zucchina
melanzana,melanzane
zucca,zucca mantovana,zucca violina
zucca hokkaido,zucca delica,zucca mantovana delica
zucca butternut
zucca ghianda
zucca spaghetti
purea di zucca,polpa di zucca
cavolo cappuccio,cavolo bianco,cavolo cappuccio bianco,cavolo
cavolo cappuccio a punta,cavolo a punta
cavolo rosso,cavolo cappuccio rosso,cavolo viola
verza,cavolo verza
cavolo cinese
pak choi,bok choy
crauti,crauto
kimchi
misto per coleslaw
cavolini di Bruxelles,cavoletti di Bruxelles,cavolino di Bruxelles
broccolo,broccoli,cimette di broccoli
broccoli surgelati
cime di rapa,broccoletti,friarielli,cima di rapa
cavolfiore,cimette di cavolfiore
cavolfiore surgelato
riso di cavolfiore
broccolo romanesco,cavolo romanesco,broccolo romano
cavolo rapa
cavolo riccio,kale
cavolo nero,cavolo nero toscano
cavolo da foglia
spinaci,spinacio,spinaci freschi,spinacino,spinacini
spinaci surgelati
bietola,bietole,bieta,coste,erbette
lattuga,lattuga cappuccio,foglia di lattuga,insalata
lattuga iceberg,insalata iceberg,iceberg
lattuga romana,insalata romana
lattuga gentile,lattughino,lollo rosso,lattuga riccia
misticanza,insalata mista,insalatina mista
rucola,rughetta
songino,valeriana,valerianella,soncino
crescione,crescione d'acqua
crescione dei giardini,crescione inglese
indivia belga,cicoria belga
indivia,scarola,indivia riccia,indivia scarola
cicoria,catalogna,puntarelle,tarassaco
radicchio,radicchio rosso,radicchio trevigiano,radicchio di Treviso
barbabietola,barbabietola rossa,rapa rossa,barbabietola cruda
barbabietola precotta,barbabietola cotta,rapa rossa precotta,barbabietole precotte
barbabietola sott'aceto
ravanello,ravanelli,rapanello
daikon,rafano daikon,ramolaccio
rapa,rapa bianca,rape
rutabaga,navone
rafano,radice di rafano,cren
scorzonera,barba di becco
topinambur
carciofo,carciofi,carciofo romanesco
cuore di carciofo,cuori di carciofo,carciofini
carciofini sott'olio,carciofi sott'olio
asparago,asparagi,asparagi verdi
asparagi bianchi,asparago bianco
finocchio,finocchi
okra,gombo
pannocchia,pannocchia di mais,mais fresco,pannocchie
mais surgelato
piselli,pisellini,piselli surgelati,piselli novelli,piselli fini
piselli freschi,piselli in baccello
piselli in scatola,piselli in barattolo
taccole,piselli mangiatutto,taccola
fagiolini,fagiolino,fagiolini verdi
fagiolini surgelati
fagiolini gialli,fagiolini boby
piattoni,fagioli corallo,taccole piatte
fave,fave fresche,fava
edamame
misto verdure surgelate,verdure miste surgelate,minestrone surgelato,minestrone
misto per soffritto,odori,verdure per brodo,soffritto
germogli di soia,germogli di fagioli mung,germoglio di soia
germogli,germogli di alfalfa,germogli misti
germogli di bambù,germoglio di bambù
castagne d'acqua,castagna d'acqua
cuori di palma,palmito
citronella,lemongrass,erba limoncina
galanga
curcuma fresca,radice di curcuma
manioca,yuca
taro,colocasia
jicama
platano,banana da cuocere,platano verde
chayote,zucchina spinosa
nopal,foglia di fico d'India
tomatillo
acetosa,erba acetosa
ortica,ortiche
portulaca
foglie di vite,foglia di vite
alga nori,nori,foglio di alga nori,alga
wakame,alga wakame
kombu,alga kombu
alga kelp
fungo champignon,champignon,funghi champignon,fungo,funghi
champignon crema,champignon bruni,funghi cremini
fungo portobello,funghi portobello
funghi shiitake,fungo shiitake,shiitake
funghi shiitake secchi,shiitake secchi
funghi pleurotus,pleurotus,funghi orecchioni
cardoncello,funghi cardoncelli,cardoncelli
funghi enoki,enoki
finferli,gallinacci,funghi finferli
porcino,porcini,funghi porcini
funghi porcini secchi,porcini secchi,funghi secchi
funghi misti,misto funghi,misto bosco
spugnole,spugnola
funghi in scatola,funghi trifolati,champignon in scatola
funghi sott'olio,funghetti sott'olio
funghi neri cinesi,orecchio di Giuda
tartufo,tartufo nero,tartufo bianco
mela,mela Golden,mela Fuji,mela renetta,mela rossa,mele
mela verde,mela Granny Smith
purea di mele,polpa di mela,mousse di mela
mele essiccate,mela secca,mele secche
pera,pera Abate,pera Kaiser,pera Williams,pere
pere sciroppate
pera nashi
mela cotogna,cotogna,mele cotogne
banana,banane
arancia,arance,arancia bio
arancia rossa,arancia tarocco,arancia sanguinella
scorza d'arancia,buccia d'arancia,scorza di arancia,buccia di arancia
succo d'arancia,succo di arancia,spremuta d'arancia,spremuta di arancia,spremuta
mandarino,clementina,clementine,mandarancio,mandarini,mapo
mandarini sciroppati
limone,limone bio,limone non trattato,limoni
succo di limone,succo limone
scorza di limone,buccia di limone,scorza limone,zeste di limone
limone confit,limone sotto sale
lime,limetta
succo di lime
scorza di lime,buccia di lime
foglia di lime kaffir,foglie di lime kaffir
pompelmo,pompelmo rosa
pomelo
kumquat,mandarino cinese
bergamotto
avocado,avocado maturo
fragola,fragole
fragole surgelate
mirtillo,mirtilli
mirtilli surgelati
lampone,lamponi
lamponi surgelati
mora,more,more di rovo
frutti di bosco,frutti di bosco freschi
frutti di bosco surgelati,frutti di bosco congelati
mirtilli rossi freschi
mirtillo rosso,mirtilli rossi
ribes rosso,ribes,ribes rossi
ribes nero
uva spina
bacche di sambuco
fiori di sambuco
olivello spinoso
rosa canina,bacche di rosa canina
gelsi,more di gelso
viburno
ciliegia,ciliegie
amarena,amarene,visciola,visciole
amarene sciroppate,ciliegie sciroppate,amarena sciroppata
ciliegie surgelate
ciliegia al maraschino,ciliegina candita,ciliegie candite
pesca,pesche,pesca gialla,pesca tabacchiera
pesche sciroppate,pesca sciroppata,frutta sciroppata
nettarina,pesca noce,nettarine
albicocca,albicocche
albicocca secca,albicocche secche,albicocche disidratate
albicocche sciroppate
prugna,susina,prugne,susine
prugna ovale,susina Stanley
mirabella,mirabelle
prugna secca,prugne secche,prugne disidratate
uva,uva bianca,uva nera,chicchi d'uva,acini d'uva
uvetta,uva passa
uva di Corinto,uvetta di Corinto
mirtilli rossi secchi,mirtilli rossi disidratati,cranberry
ciliegie secche,ciliegie disidratate
dattero,datteri,datteri denocciolati
dattero Medjoul,datteri Medjoul,datteri Medjool
pasta di datteri
fico,fichi,fichi freschi
fico secco,fichi secchi
mango
mango surgelato
mango disidratato,mango essiccato
ananas,ananas fresco
ananas sciroppato,ananas in scatola,ananas allo sciroppo
kiwi
melagrana,melograno,melagrane
chicchi di melagrana,chicchi di melograno
caco,cachi,kaki,caco mela
papaya
frutto della passione,maracuja,passiflora
guava
litchi,lychee,lici
pitaya,frutto del drago
carambola
fico d'India,fichi d'India
jackfruit,giaca
nespola,nespole
anguria,cocomero
melone,melone retato
melone bianco,melone d'inverno
rabarbaro
tamarindo
macedonia in scatola,macedonia di frutta
frutta disidratata,frutta essiccata
canditi,scorza d'arancia candita,cedro candito,arancia candita,frutta candita
crespino,bacche di crespino
bacche di goji
prezzemolo,prezzemolo fresco,ciuffo di prezzemolo
prezzemolo secco,prezzemolo essiccato
basilico,basilico fresco,foglie di basilico,foglia di basilico
basilico secco,basilico essiccato
coriandolo fresco,coriandolo
aneto,aneto fresco
aneto secco
menta,menta fresca,foglie di menta,foglia di menta
menta secca,menta essiccata
erba cipollina,erba cipollina fresca
timo,timo fresco,rametto di timo
timo secco,timo essiccato
rosmarino,rosmarino fresco,rametto di rosmarino
rosmarino secco,rosmarino essiccato
origano fresco
origano,origano secco
salvia,foglie di salvia,foglia di salvia,salvia fresca
salvia secca,salvia essiccata
maggiorana fresca
maggiorana,maggiorana secca
dragoncello,dragoncello fresco
dragoncello secco
santoreggia
cerfoglio,cerfoglio fresco
cerfoglio secco
levistico,sedano di monte
borragine
melissa,melissa fresca
foglie di curry
alloro,foglia di alloro,foglie di alloro,foglia d'alloro,lauro
erbe aromatiche,erbe miste,erbe aromatiche fresche,erbette aromatiche
erbe aromatiche secche,misto erbe secche
erbe di Provenza,erbe provenzali
mazzetto aromatico,mazzetto odoroso,bouquet garni
issopo
ceci,ceci secchi,cece
ceci precotti,ceci in scatola,ceci lessati,ceci cotti,ceci già cotti
fagioli cannellini secchi,fagioli bianchi secchi,cannellini secchi
fagioli cannellini,cannellini,fagioli bianchi,fagioli cannellini in scatola,fagioli cannellini precotti
fagioli bianchi grandi
fagioli bianchi piccoli,fagioli toscanelli
fagioli di Spagna,fagioli di Lima,fagioli bianchi di Spagna
fagioli di Spagna in scatola,fagioli di Spagna precotti
fagioli di Lima surgelati
fagioli rossi secchi,fagioli rossi kidney secchi
fagioli rossi,fagioli rossi in scatola,fagioli kidney,fagioli rossi precotti
fagioli neri,fagioli neri secchi
fagioli neri in scatola,fagioli neri precotti
fagioli pinto
fagioli pinto in scatola
fagioli borlotti,borlotti,fagioli,fagioli secchi,fagioli borlotti secchi
fagioli borlotti in scatola,borlotti precotti,fagioli borlotti precotti,fagioli precotti,fagioli lessati,fagioli in scatola
fagioli misti,misto legumi,legumi misti
fagioli in salsa,fagioli al pomodoro in scatola
fagioli rifritti,crema di fagioli messicana
fagioli mung,soia verde
fagioli azuki,azuki
fagioli dall'occhio,fagioli con l'occhio
fagioli dall'occhio in scatola
fave secche,fave decorticate,fave secche decorticate
fave in scatola
lupini
soia gialla,fagioli di soia,soia
lenticchie,lenticchie secche,lenticchie verdi,lenticchie marroni
lenticchie rosse,lenticchie rosse decorticate
lenticchie nere,lenticchie beluga,lenticchie di Castelluccio
lenticchie precotte,lenticchie in scatola,lenticchie lessate,lenticchie cotte
urad dal,fagioli mungo neri
chana dal,ceci spezzati
piselli spezzati,piselli secchi,piselli secchi spezzati
zuppa di legumi secchi,legumi secchi misti,misto legumi secchi
hummus,hummus di ceci
tofu,tofu naturale,panetto di tofu
tofu extra compatto
tofu vellutato,tofu morbido,tofu silken
tofu affumicato
tofu fritto
tempeh
seitan
soia granulare,granulare di soia,bocconcini di soia,carne di soia
macinato vegetale,ragù vegetale
mandorle,mandorla,mandorle intere,mandorle con la pelle
mandorle pelate,mandorle spellate
mandorle a lamelle,lamelle di mandorle,mandorle a filetti,granella di mandorle
farina di mandorle,mandorle tritate,mandorle macinate,polvere di mandorle
marzapane,pasta di mandorle,pasta reale
crema di mandorle,burro di mandorle
nocciole,nocciola,nocciole tostate,nocciole intere
farina di nocciole,nocciole tritate,granella di nocciole
pasta di nocciole,crema di nocciole pura
noci,noce,gherigli di noce,gherigli di noci
noci tritate,noci macinate
noci pecan,noce pecan
anacardi,anacardo
crema di anacardi,burro di anacardi
pistacchi,pistacchio,granella di pistacchi,granella di pistacchio,farina di pistacchi
pasta di pistacchio,crema di pistacchio,pasta di pistacchi,crema di pistacchi
arachidi,arachide,noccioline,arachidi tostate
arachidi crude
arachidi salate
burro d'arachidi,burro di arachidi,crema di arachidi
burro d'arachidi crunchy,burro di arachidi croccante
burro d'arachidi naturale,burro di arachidi 100%
pinoli,pinolo
noci di macadamia,macadamia
noci del Brasile,noce del Brasile
frutta secca,frutta a guscio,misto frutta secca,noci miste,frutta secca mista
castagne,castagna,marroni
castagne lessate,castagne precotte,castagne bollite,caldarroste
crema di marroni,crema di castagne,marmellata di castagne
cocco rapè,farina di cocco,cocco grattugiato,cocco disidratato,cocco
cocco grattugiato zuccherato
noce di cocco,cocco fresco,polpa di cocco
semi di girasole
semi di zucca
semi di sesamo,sesamo
sesamo nero,semi di sesamo nero
tahina,tahin,crema di sesamo,tahini
semi di lino
semi di lino macinati,farina di semi di lino,semi di lino tritati
semi di chia
semi di canapa,semi di canapa decorticati
bucce di psillio,psillio,cuticola di psillio,psyllium
semi misti,mix di semi
semi di anguria
crema di semi di girasole,burro di semi di girasole
carne macinata,macinato di manzo,carne trita,macinato di bovino,carne macinata di manzo,trita di manzo,macinato,trita
macinato magro,carne macinata magra,macinato scelto
spezzatino di manzo,carne per spezzatino,polpa di manzo,spezzatino,manzo,carne di manzo
arrosto di manzo,cappello del prete,carne per brasato,brasato di manzo
girello,fesa di manzo,noce di manzo,magatello,scamone,fesa
fettina di manzo,fettine di manzo,fettine di bovino,carpaccio di manzo,fettina di vitellone
punta di petto di manzo,petto di manzo,biancostato
carne da bollito,bollito di manzo,muscolo per bollito,scaramella
geretto di manzo,muscolo di manzo,ossobuco di manzo,stinco di manzo,muscolo
costine di manzo,biancostato di manzo,scaloppa di costine
filetto di manzo,filetto di bovino
controfiletto,roast beef,roastbeef,bistecca di manzo,tagliata di manzo,bistecca
entrecôte,costata,costata di manzo,scottona costata
bistecca di scamone,fetta di scamone
bavetta di manzo,diaframma di manzo
straccetti di manzo,striscioline di manzo
fiorentina,bistecca alla fiorentina,bistecca fiorentina
coda di bue,coda di manzo,coda
ossa di manzo,ossa per brodo,osso con midollo,midollo di bue,osso,midollo
fegato di manzo,fegato
lingua di manzo,lingua di bovino,lingua
cuore di manzo
rognone,rognone di vitello
trippa
carne salmistrata,punta di petto salmistrata
carne in scatola,Simmenthal
pastrami
bresaola,bresaola della Valtellina
carne secca,carne essiccata
vitello,polpa di vitello,carne di vitello,spezzatino di vitello,arrosto di vitello
fettine di vitello,scaloppine di vitello,fettina di vitello,fesa di vitello,girello di vitello,noce di vitello,scaloppina,fettina,cotoletta
costoletta di vitello,nodini di vitello,lombata di vitello,filetto di vitello
ossibuchi,ossobuco,ossibuchi di vitello,stinco di vitello,ossobuchi
macinato di vitello,carne macinata di vitello,carne trita di vitello
fegato di vitello
animelle,animelle di vitello
macinato di maiale,carne macinata di maiale,carne trita di maiale,trita di maiale,macinato di suino
macinato misto,carne macinata mista,carne trita mista,macinato misto manzo e maiale
spalla di maiale,polpa di maiale,carne di maiale,maiale,spezzatino di maiale,spezzatino di suino
coppa di maiale fresca,capocollo fresco,collo di maiale,coppa fresca
lonza di maiale,arista di maiale,lombo di maiale,arista,carré di maiale,lonza,lombata
braciola di maiale,costoletta di maiale,braciole di maiale,bistecca di maiale,cotoletta di maiale,braciola,braciole
fettine di maiale,fettine di lonza,scaloppine di maiale,bistecchine di lonza
filetto di maiale,filettino di maiale,filetto di suino
straccetti di maiale
pancetta fresca,pancetta di maiale fresca
costine di maiale,puntine di maiale,costine,rostinciana,spuntature di maiale,puntina,costoletta
coscia di maiale,cosciotto di maiale
stinco di maiale,stinco
piedini di maiale,piedino di maiale
grasso di maiale,lardo fresco
fegato di maiale
maialino da latte,porceddu
pulled pork
cosciotto di agnello,coscia di agnello,cosciotto d'agnello,coscia d'agnello
spalla di agnello,agnello,carne di agnello,abbacchio,polpa di agnello
costolette di agnello,carré di agnello,costoletta di agnello,scottadito,costolette d'agnello,carré d'agnello
filetto di agnello,lombata di agnello
stinco di agnello,stinchi di agnello
macinato di agnello,carne macinata di agnello
grasso di agnello
fegato di agnello,coratella
capretto,carne di capra
coniglio,coniglio a pezzi
cervo,capriolo,carne di cervo,selvaggina
cinghiale,polpa di cinghiale
carne di bisonte
carne di cavallo,carne equina,cavallo
petto di pollo,petti di pollo,fettine di pollo,pollo a fette,fettine di petto di pollo
petto di pollo con osso
straccetti di pollo,bocconcini di pollo,filetti di pollo
scaloppine di pollo,cotoletta di pollo
sovracoscia di pollo,sovracosce di pollo,sovracosce di pollo con osso,sovracoscia
sovracosce di pollo disossate,sovracoscia di pollo disossata,coscia di pollo disossata
fusi di pollo,fuso di pollo,fuselli di pollo
coscia di pollo,cosce di pollo,cosciotti di pollo,cosciotto di pollo
ali di pollo,ala di pollo,alette di pollo,aletta
pollo intero,pollo,pollo a pezzi,pollo ruspante
gallina,gallina da brodo
macinato di pollo,carne macinata di pollo,pollo macinato
pollo arrosto,pollo cotto,pollo lesso,pollo avanzato
pollo affumicato,petto di pollo affumicato
crocchette di pollo,nuggets di pollo,bastoncini di pollo
pollo in scatola
fegatini di pollo,fegatini,fegato di pollo
cuori di pollo,cuoricini di pollo
ventrigli di pollo,durelli di pollo,rigaglie,frattaglie di pollo
carcassa di pollo,carcasse di pollo,colli di pollo
zampe di gallina,zampe di pollo
pelle di pollo
cappone
galletto,galletti,pollo galletto
petto di tacchino,fesa di tacchino,fettine di tacchino,tacchino,fettine di fesa di tacchino
sovracoscia di tacchino,spezzatino di tacchino,bocconcini di tacchino
coscia di tacchino,fuso di tacchino,ossobuco di tacchino
macinato di tacchino,carne macinata di tacchino,tacchino macinato
tacchino intero,tacchinella
tacchino arrosto
fesa di tacchino arrosto,affettato di tacchino,tacchino affettato
bacon di tacchino,pancetta di tacchino
anatra,anatra intera
petto d'anatra,petto di anatra
coscia di anatra,cosce d'anatra,coscia d'anatra
foie gras
oca,oca intera,petto d'oca
faraona
fagiano
quaglia,quaglie
bacon,pancetta a fette
cubetti di bacon
briciole di bacon
lonza affumicata
pancetta,pancetta tesa,pancetta dolce,pancetta a cubetti,pancetta affumicata,cubetti di pancetta
guanciale
speck,speck dell'Alto Adige
prosciutto cotto
prosciutto intero,prosciutto di Praga
stinco affumicato,gambetto di prosciutto
prosciutto crudo,prosciutto di Parma,prosciutto San Daniele,prosciutto,prosciutto crudo dolce,culatello
prosciutto affumicato
salame,salame Milano,salamino,soppressata,salame Napoli,finocchiona
salame piccante,salamino piccante,ventricina,spianata calabra
'nduja,nduja
chorizo
mortadella
affettati misti,salumi misti,salumi
leberkäse
salsiccia di fegato,mortadella di fegato
patè,paté,patè di fegato,pâté
sanguinaccio,salsiccia di sangue
würstel,wurstel,salsiccia viennese
salsiccia affumicata,kielbasa,salsiccia polacca
bratwurst,salsiccia tedesca
salsiccia,salsicce,salsiccia di maiale,pasta di salsiccia,luganega,salsiccia fresca,salamella
salsiccia per colazione,impasto di salsiccia
salsiccia di pollo,salsiccia di tacchino,würstel di pollo
merguez
weisswurst,salsiccia bianca
salsiccia vegana
carne di maiale in scatola,spam
polpette,polpette surgelate,polpettine
carne kebab,kebab
hamburger di manzo,hamburger,svizzera
salmone,salmone fresco,filetto di salmone,trancio di salmone
salmone selvaggio,salmone rosso
salmone affumicato
salmone in scatola
trota,trota intera,trota iridea
filetto di trota,trota salmonata,filetti di trota
trota affumicata
merluzzo,filetto di merluzzo,filetti di merluzzo,nordico merluzzo,merluzzo fresco
baccalà
fegato di merluzzo
merluzzo d'Alaska,pollack
nasello,filetti di nasello,filetto di nasello
eglefino
eglefino affumicato
halibut,ippoglosso
pesce bianco,filetti di pesce,filetto di pesce,filetti di pesce bianco,pesce
sogliola,platessa,filetti di platessa,filetti di sogliola
tilapia
pangasio,pesce gatto
branzino,spigola,filetti di branzino,filetto di branzino
orata,filetti di orata,filetto di orata
cernia,dentice
lampuga
scorfano,scorfano atlantico
pesce persico,filetti di persico,filetti di pesce persico
lucioperca,sandra
luccio
carpa
sgombro,sgombri,sgombro fresco
sgombro affumicato
sgombro in scatola,filetti di sgombro sott'olio,sgombro sott'olio,filetti di sgombro
aringa,aringhe
aringa marinata,rollmops
aringa salata
aringa affumicata
sarde,sarda,sardine fresche,sarde fresche
sardine sott'olio,sardine,sardine in scatola
spratti affumicati,spratti
capelin,latterini,alborelle
acciughe sott'olio,acciuga,filetti di acciuga,alici sott'olio,acciughe,filetti di acciughe
alici,alici fresche,acciughe fresche
pasta d'acciughe,pasta di acciughe
tonno sott'olio,tonno in scatola,tonno,tonno sott'olio sgocciolato
tonno al naturale
tonno fresco,trancio di tonno,filetto di tonno
pesce spada,trancio di pesce spada,fette di pesce spada
coda di rospo,rana pescatrice
rombo,rombo chiodato
triglia,triglie,cefalo,muggine
persico del Nilo,pesce persico africano
anguilla,capitone
storione
pesce affumicato,coregone affumicato
caviale,uova di salmone,uova di lompo
pesce macinato
bastoncini di pesce,bastoncini di merluzzo
surimi,bastoncini di granchio,bastoncini di surimi
gamberi,gamberetti,gamberoni,code di gambero,gambero,mazzancolle
gamberi interi,gamberi rossi,scampi,scampo
gamberetti sgusciati,gamberi cotti,gamberetti in salamoia,gamberetti lessati
polpa di granchio,granchio,granseola
granchio reale
astice,aragosta
gamberi di fiume
capesante,capasanta,cappesante
cozze,cozza,cozze fresche,mitili
cozze sgusciate,cozze surgelate
vongole,vongole veraci,vongola,lupini di mare,telline
vongole al naturale,vongole in barattolo,vongole sgusciate
ostriche,ostrica
calamari,calamaro,totani,totano,anelli di calamaro,calamaretti
seppia,seppie,seppioline
polpo,polipo,moscardini,polpi
frutti di mare,misto mare,misto di mare surgelato,misto scoglio
lumache,lumaca,chiocciole
rane,cosce di rana
brodo di pollo,brodo di gallina
brodo di carne,brodo di manzo
brodo vegetale,brodo,brodo di verdure,brodo caldo
brodo di pesce,fumetto di pesce,fumetto
dashi,brodo dashi
carne,carne mista,carni miste
guancia di manzo,guanciale di vitello
piselli d'Angola,toor dal
natto
cipolla surgelata
aglio nero
aglio fresco,aglio novello
aglio in pasta,aglio surgelato
prezzemolo surgelato,basilico surgelato
verdure per wok,misto wok
peperoni surgelati
zucca surgelata
okra surgelata
carciofi surgelati,spicchi di carciofo surgelati
agretti,barba di frate,salicornia
cardo,cardi,gobbi
melone amaro
radice di loto
spinacio d'acqua
senape indiana,mizuna
broccolo cinese,choy sum
fiori eduli,fiori edibili,nasturzio
lavanda,fiori di lavanda
verbena,erba luigia,verbena odorosa
shiso,foglie di perilla
alchechengi,physalis
açaí,polpa di açaí
cherimoya,anona
feijoa
rambutan,mangostano
yuzu
cedro
nespola germanica,mele selvatiche
aronia,sorbo
pesche surgelate
ananas surgelato
ribes surgelati
prugne sciroppate
mirtilli essiccati,mirtilli disidratati
fragole liofilizzate,lamponi liofilizzati
chips di banana,banana essiccata
ananas disidratato,papaya disidratata
pere essiccate,pere secche
pesche secche,pesche disidratate
cachi essiccati
giuggiole,giuggiola
uvetta dorata,uva sultanina,uvetta sultanina
coppa,capocollo,coppa stagionata,lonzino
cotechino,zampone,salama da sugo
salame cervelat,cacciatora,cacciatorino
salame spalmabile,ciauscolo
soppressata toscana,testa in cassetta,aspic
cevapcici,ćevapčići
rognone di agnello,rognoncini
milza,milza di manzo
lingua di maiale
cuore di maiale
cuore di tacchino
fegato di tacchino
piccione,piccioni
carne di struzzo
straccetti vegetali,pollo vegetale
falafel
gefilte fish
katsuobushi,scaglie di tonnetto
nero di seppia
gamberetti essiccati
salmerino
pesce specchio
carbonaro dell'Alaska
ombrina,ombrina boccadoro
ricciola
filetto di cernia
razza,ali di razza
uova di pesce fresche
habanero,peperoncino habanero
crocchette di patate
purè di patate,purea di patate,purè
patate lesse,patate bollite
chiodini,pioppini,funghi chiodini
fragoline di bosco,fragolina di bosco
finocchietto,finocchietto selvatico,barba di finocchio
acciughe sotto sale,alici sotto sale,acciuga sotto sale
cannolicchi,fasolari,tartufi di mare
lepre
arista arrosto,porchetta affettata,porchetta
bollito avanzato,lesso,carne lessa,roast beef affettato
chorizo fresco
salmone affumicato a caldo
crema di uova di pesce
fegato d'anatra,fegato d'oca
jackfruit fresco
latte,latte intero,latte vaccino,latte fresco
latte parzialmente scremato
latte scremato,latte magro
latte senza lattosio,latte delattosato
latte di capra
latte in polvere
latte scremato in polvere,latte magro in polvere
latte condensato,latte condensato zuccherato
dulce de leche
latte evaporato
latte al cioccolato
latticello
kefir
ryazhenka
latte acido
ayran
yogurt,yogurt bianco,yogurt intero,yogurt naturale
yogurt magro
yogurt greco
yogurt greco magro,yogurt greco 0%
yogurt alla greca,yogurt cremoso
yogurt alla frutta
yogurt alla vaniglia
skyr
panna fresca,panna,panna da montare,panna liquida,crema di latte
panna 30%
panna doppia
clotted cream
panna da cucina,panna per cucinare
panna da caffè
panna spray,panna montata

panna acida
panna acida leggera
schmand
crème fraîche,creme fraiche
crème fraîche leggera
fiocchi di latte,formaggio in fiocchi
fiocchi di latte magri
quark
quark magro
quark intero
tvorog
ricotta,ricotta vaccina,ricotta di pecora
ricotta magra,ricotta light
ricotta salata
mascarpone
formaggio spalmabile,Philadelphia,formaggio fresco spalmabile
formaggio spalmabile light,Philadelphia light
stracchino,crescenza,squacquerone
robiola
labneh
mozzarella,fiordilatte,fior di latte,ciliegine di mozzarella,bocconcini
mozzarella di bufala,bufala
mozzarella per pizza,mozzarella grattugiata
burrata,stracciatella di burrata,stracciatella
feta
formaggio in salamoia
formaggio Tzfat
halloumi,formaggio da grigliare
paneer
formaggio adighé
sulguni
parmigiano,parmigiano reggiano
parmigiano grattugiato,parmigiano in busta
grana padano,grana
pecorino romano,pecorino
cheddar
formaggio,formaggio semistagionato
formaggio grattugiato

gouda
edam,edamer
tilsit
emmental,emmentaler,maasdam,emmenthal
groviera,gruyère
raclette
fontina
asiago
provolone,provola,caciocavallo
scamorza,scamorza affumicata,provola affumicata
taleggio
monterey jack
colby
sottilette,formaggio fuso a fette
formaggino,formaggio fuso

bastoncini di formaggio
formaggio affumicato
brie
camembert
formaggio erborinato
gorgonzola
roquefort
caprino,formaggio di capra,formaggio caprino
formaggio di capra stagionato
manchego
kashkaval
queso fresco
cotija

havarti
burro
burro salato
burro chiarificato,ghee
margarina
burro vegetale,margarina vegetale,burro di soia
uovo,uova,uova intere
albume,albumi,chiara d'uovo,chiara
tuorlo,tuorli,tuorlo d'uovo
uovo sodo,uova sode
uovo di quaglia,uova di quaglia
latte di soia,bevanda di soia
latte di mandorla,latte di mandorle,bevanda di mandorla
latte d'avena,latte di avena,bevanda di avena
latte di riso,bevanda di riso
bevanda al cocco
latte vegetale,bevanda vegetale
panna vegetale,panna di soia,panna di riso,panna di avena
yogurt di soia,yogurt vegetale
yogurt di cocco
formaggio vegano,formaggio vegetale,mozzarella vegana
formaggio spalmabile vegano
lievito alimentare,lievito alimentare in scaglie
sostituto dell'uovo
farina,farina 00,farina 0,farina di grano tenero,farina bianca
farina manitoba,farina forte,farina di forza
farina per dolci
farina autolievitante
farina integrale
farina per pizza
farina di farro,farina di spelta
farina di farro integrale,farina di spelta integrale
farina di segale
farina di segale integrale
farina di grano saraceno
farina di mais,farina di mais fioretto
masa harina
farina di riso,crema di riso
farina di riso glutinoso
farina d'avena,farina di avena
farina di ceci
farina di cocco degrassata
farina di soia
farina di patate
farina d'orzo
farina senza glutine,mix senza glutine
amido di tapioca,farina di tapioca,fecola di manioca
farina di carrube,carruba in polvere
farina di lupini
farina di teff
amido di mais,maizena,amido
fecola di patate,fecola
amido di frumento,frumina
fecola di maranta
semola,semola di grano duro,semola rimacinata,semola rimacinata di grano duro
semolino
farina di mais per polenta
polenta,polenta istantanea,farina gialla

fiocchi d'avena,fiocchi di avena,avena,porridge
avena decorticata,avena in chicchi
crusca d'avena,crusca di avena
crusca,crusca di frumento
germe di grano
glutine di frumento
grano in chicchi,grano cotto
grano spezzato
freekeh
bulgur
cous cous,couscous
cous cous perlato,fregola
orzo perlato,orzo
orzo decorticato
grano saraceno
grano saraceno tostato,kasha
miglio
quinoa
quinoa cotta
amaranto
farro,farro perlato,farro decorticato,spelta
sorgo
mais da popcorn
riso,riso a chicco lungo
riso bollito,riso cotto
riso basmati
riso jasmine,riso thai
riso parboiled
riso carnaroli,riso arborio,riso per risotti,riso vialone nano,risotto
riso originario,riso a chicco tondo
riso per sushi
riso bomba,riso per paella
riso integrale
riso integrale cotto
riso selvaggio,riso venere,riso nero
riso rosso
riso glutinoso
riso istantaneo
fiocchi di riso
fiocchi di cereali,fiocchi di farro
pasta,pasta corta,pasta secca,pasta di semola
pasta cotta
spaghetti
linguine,bucatini,capellini,bavette,trenette,capelli d'angelo
penne,rigatoni,pennette,mezze maniche,paccheri,tortiglioni,mezze penne
fusilli,farfalle,eliche
maccheroni,conchiglie,orecchiette,ditalini,gnocchetti sardi,tubetti
risoni,orzo pasta
tagliatelle,fettuccine,pappardelle,tagliatelle all'uovo,pasta all'uovo
lasagne,sfoglie per lasagne,lasagne secche
cannelloni,conchiglioni,lumaconi
pasta integrale,spaghetti integrali
pasta senza glutine,pasta di mais,pasta di riso
pasta di legumi,pasta di lenticchie,pasta di ceci
pasta fresca,pasta fresca all'uovo,tagliatelle fresche,lasagne fresche,sfoglia fresca
tortellini,ravioli,tortelloni,agnolotti,cappelletti,tortelli
pastina,stelline,pasta per minestra,filini
tagliolini,spaghetti all'uovo,noodles all'uovo
spätzle
gnocchi,gnocchi di patate
pelmeni
varenyky,pierogi
gyoza,ravioli cinesi
ramen,noodles istantanei,noodle
noodles,noodles cinesi,tagliolini cinesi
noodles di riso,spaghetti di riso,vermicelli di riso
spaghetti di soia,vermicelli di soia
soba,noodles di grano saraceno
udon
pane bianco,pane in cassetta,pancarrè,pan carré,pane da toast,pancarré
pane integrale
pane di segale,pane nero
pumpernickel
pane casereccio,pane pugliese,pane toscano,pane rustico,pane
baguette,filone
ciabatta
focaccia,schiacciata
pane raffermo,mollica di pane,mollica,pane secco
filoncino
panino,panini,rosetta,michetta,sfilatino,ciabattina
panini per hamburger,pane per hamburger
pane per hot dog
pita,pane pita
lavash,pane lavash
naan,pane naan
piadina,piadine
tortillas di farina,tortilla,tortillas,piadine messicane
tortillas di mais
taco shells,tacos
nachos,tortilla chips
patatine,patatine in busta
bagel
muffin inglese
croissant,cornetto
brioche,pan brioche
challah,pane challah
panino al latte,pan di latte
bretzel,pretzel morbido
salatini,pretzel
pane croccante,knäckebrot
fette biscottate
friselle,frisella
grissini
gallette di riso
matzah,pane azzimo
farina di matzah
crackers,cracker
crackers salati
pangrattato,pane grattugiato,pan grattato
panatura aromatizzata
mollica fresca
panko
crostini,crostini di pane

pasta sfoglia,sfoglia,rotolo di pasta sfoglia
pasta per croissant
pasta fillo,pasta phyllo
pasta kataifi
pasta frolla,pasta brisée,pasta brisè,rotolo di pasta brisée
base di biscotti
pasta per pizza,impasto per pizza,base per pizza,pasta di pane,base pizza
pasta lievitata,impasto lievitato

impasto per biscotti
sfoglia per wonton,pasta per ravioli cinesi
carta di riso,fogli di riso
crêpes,crespelle,pancake
waffle,cialde
pizza surgelata,pizza,pizza pronta
paratha
cornflakes,fiocchi di mais
riso croccante,rice krispies
riso soffiato
fiocchi di crusca
granola,muesli croccante
muesli
cereali,cereali da colazione,corn flakes
zucchero,zucchero semolato,zucchero bianco,zucchero fine,fruttosio,destrosio
zucchero di canna integrale,zucchero muscovado,zucchero bruno,zucchero mascobado
zucchero di canna,zucchero grezzo,zucchero demerara
zucchero a velo,zucchero al velo
zucchero vanigliato,zucchero vanillinato
zucchero in granella,granella di zucchero
zucchero gelificante
zucchero di cocco,zucchero di palma
zucchero d'acero
zucchero e cannella
eritritolo
xilitolo
stevia
dolcificante
miele,miele di acacia,miele millefiori
sciroppo d'acero
sciroppo per pancake
sciroppo d'agave,sciroppo di agave
sciroppo di glucosio,glucosio
sciroppo di mais scuro
golden syrup
sciroppo di zucchero
melassa
sciroppo di datteri
melassa di melograno
sciroppo di riso
malto d'orzo,estratto di malto,malto
cioccolato fondente,cioccolato extra fondente,cioccolato
cioccolato fondente 70%
gocce di cioccolato,gocce di cioccolato fondente
cioccolato al latte
cioccolato bianco
massa di cacao,pasta di cacao
cioccolato da copertura,copertura di cioccolato
codette di cioccolato,scaglie di cioccolato
codette colorate,zuccherini,zuccherini colorati,codette,diavoletti,confettini,perline di zucchero
cacao amaro,cacao amaro in polvere,cacao,cacao in polvere
cacao zuccherato,cacao dolce,preparato per cioccolata calda
fave di cacao,granella di cacao
burro di cacao
Nutella,crema di nocciole,crema spalmabile alle nocciole,crema gianduia,crema alle nocciole,crema spalmabile
crema Lotus,crema di speculoos
salsa al cioccolato,sciroppo di cioccolato
gianduia,pasta gianduia,cioccolato gianduia
halva,halwa
pasta di zucchero,fondente
glassa
caramelle mou,mou
caramello,salsa al caramello,caramello salato
croccante,granella di croccante
marshmallow
crema di marshmallow
caramelle,caramelle dure
caramelle gommose,orsetti gommosi
barretta di cioccolato
smarties,confetti di cioccolato
cremini al cioccolato
zefir
lokum,delizia turca
lievito per dolci,lievito in polvere per dolci,lievito istantaneo per dolci,lievito istantaneo per torte salate,lievito
bicarbonato,bicarbonato di sodio
cremor tartaro,cremortartaro
ammoniaca per dolci
lievito di birra secco,lievito secco,lievito di birra disidratato
lievito di birra,lievito di birra fresco,lievito fresco
lievito madre,pasta madre,licoli
pectina
gelatina,gelatina in fogli,colla di pesce,fogli di gelatina
agar agar,agar-agar
gelatina alla frutta
gelatina spray,gelatina per crostate
pannafix,stabilizzante per panna
gomma di xantano,xantano,gomma di guar
acido citrico
proteine in polvere
estratto di vaniglia,essenza di vaniglia,aroma di vaniglia,pasta di vaniglia,aroma vaniglia
baccello di vaniglia,bacca di vaniglia,stecca di vaniglia,vaniglia
vanillina,vaniglia in polvere
aroma di mandorla,estratto di mandorla,aroma mandorla,fialetta
aroma rum,fialetta di rum
aroma di limone,aroma arancia,fialetta di limone,aroma limone
estratto di menta
acqua di fiori d'arancio
acqua di rose
colorante alimentare,colorante
preparato per budino alla vaniglia,budino alla vaniglia,preparato per budino
polvere per crema,crema pasticcera in polvere
budino al cioccolato,preparato per budino al cioccolato
crema pasticcera,crema inglese,crema alla vaniglia
preparato per torte
preparato per torta al cioccolato
preparato per brownies

preparato per pancake
biscotti secchi,biscotti,petit beurre,oro saiwa
biscotti digestive,digestive,biscotti integrali
graham cracker
savoiardi,pavesini
amaretti,amaretti secchi
oreo,biscotti Oreo
biscotti Lotus,speculoos
biscotti allo zenzero
pan di zenzero,panpepato
biscotti alla vaniglia
biscotti al cacao,biscotti al cioccolato
cookies,biscotti con gocce di cioccolato
frollini,biscotti frollini
wafer,cialdine
ostie,ostie per dolci
meringhe,meringa
pan di spagna
panettone,pandoro,colomba
ciambelle,bomboloni,krapfen
coni gelato,coni per gelato
gelato,gelato alla vaniglia,gelato alla crema
gelato al cioccolato
sorbetto,sorbetto al limone
olio extravergine d'oliva,olio d'oliva,olio extravergine di oliva,olio evo,olio di oliva,olio
olio vegetale,olio di semi,olio per friggere,olio di semi vari
olio di semi di girasole,olio di girasole
olio di colza,olio di canola
olio di mais,olio di semi di mais
olio di arachidi,olio di semi di arachide,olio di arachide
olio di sesamo
olio di cocco
grasso vegetale
olio di palma
olio di avocado
olio di vinaccioli
olio di noci
olio di semi di lino,olio di lino
olio di semi di zucca
olio di riso
olio di senape
olio al tartufo
olio al peperoncino,olio piccante
olio all'aglio
spray staccante,olio spray
strutto vegetale,grasso vegetale solido
strutto,sugna
sego,grasso di rognone,sugna bovina
grasso d'oca,grasso d'anatra
aceto,aceto di alcol
essenza di aceto
aceto di mele
aceto di vino rosso,aceto di vino,aceto rosso
aceto di vino bianco,aceto bianco,aceto balsamico bianco
aceto balsamico,aceto balsamico di Modena
glassa di aceto balsamico,crema di aceto balsamico,glassa balsamica
aceto di riso
aceto di malto
aceto nero cinese
pomodori pelati,pelati
polpa di pomodoro,pomodori a pezzetti,polpa a pezzi
polpa fine,polpa di pomodoro fine,polpa


pomodorini in scatola,pomodorini pelati
passata di pomodoro,passata
salsa di pomodoro,sugo di pomodoro
concentrato di pomodoro,doppio concentrato di pomodoro,triplo concentrato,doppio concentrato
sugo pronto,salsa marinara
salsa per pizza
salsa alfredo
besciamella,salsa besciamella
salsa al formaggio
salsa olandese,hollandaise
fondo bruno,sugo d'arrosto
preparato per sugo
pesto,pesto alla genovese,pesto genovese
pesto rosso,pesto di pomodori secchi,pesto alla siciliana
paté di olive,patè di olive,tapenade,crema di olive
ketchup
maionese
maionese light
maionese vegana,veganese
aioli,salsa aioli
salsa remoulade
salsa tartara
senape,senape dolce
senape di Digione,senape forte
senape in grani,senape antica
senape bavarese
salsa al miele e senape,senape al miele
rafano in vasetto,salsa di rafano
wasabi,pasta wasabi
salsa di soia,salsa di soia chiara
salsa di soia a basso contenuto di sale
salsa di soia scura
salsa di soia dolce
tamari,salsa tamari
aminoacidi di cocco
salsa teriyaki
salsa di pesce,colatura di alici
salsa di ostriche
salsa hoisin
salsa di prugne
salsa Worcestershire,salsa Worcester,worcester
tabasco,salsa piccante,salsa tabasco
sriracha,salsa sriracha
salsa chili dolce,salsa agrodolce piccante
salsa chili,salsa al peperoncino
sambal oelek,pasta di peperoncino,sambal
gochujang
doubanjiang
miso,pasta di miso
pasta di curry rosso,pasta di curry
pasta di curry verde
pasta di curry giallo
harissa
ajvar
adjika
pasta di peperoni
pilpelchuma
zhug
amba
chipotle in adobo
salsa messicana
salsa verde messicana
salsa enchilada
salsa barbecue,salsa BBQ
salsa per bistecca
salsa cocktail,salsa rosa,salsa aurora
salsa agrodolce
salsa per wok
salsa di arachidi,salsa satay
ponzu
salsa ranch

vinaigrette,condimento per insalata,citronette,dressing
salsa caesar,condimento caesar
salsa al gorgonzola
salsa thousand island,salsa burger
tzatziki
baba ganoush
guacamole
taramasalata
salsa alla menta
pasta di tamarindo
pasta di gamberetti
estratto di lievito
condimento liquido Maggi
fumo liquido
marmellata,confettura,confettura di fragole,marmellata di fragole,confettura di lamponi,composta
confettura di albicocche,marmellata di albicocche
confettura di prugne
gelatina di frutta,gelatina di ribes
marmellata di arance
lemon curd,crema al limone
salsa di mirtilli rossi,confettura di mirtilli rossi
ripieno di ciliegie
ripieno di mele

chutney,chutney di mango
confettura di cipolle,marmellata di cipolle
mais,mais in scatola,mais dolce
crema di mais
olive nere
olive Kalamata,olive taggiasche,olive di Gaeta
olive,olive verdi,olive denocciolate
capperi,capperi sotto sale,capperi dissalati
frutti di cappero,cucunci
cetriolini,cetriolini sott'aceto
cetrioli in salamoia
cetriolini agrodolci
acqua dei cetriolini
salsa relish
zenzero marinato,gari
peperoncini sott'aceto,friggitelli sott'aceto


latte di cocco
latte di cocco light
crema di cocco,panna di cocco
crema di cocco zuccherata
burro di cocco
acqua di cocco
aquafaba,acqua di governo dei ceci
sale,sale fino,sale da cucina
sale grosso,sale marino,sale marino grosso
fior di sale,sale in fiocchi,sale Maldon
sale per salamoia
sale rosa,sale rosa dell'Himalaya
kala namak,sale nero
sale al sedano,sale all'aglio
sale aromatizzato,sale alle erbe,sale affumicato
pepe,pepe nero,pepe nero macinato,pepe macinato
pepe in grani,pepe nero in grani,grani di pepe
pepe bianco
pepe rosa,pepe verde,pepe misto
pepe di Sichuan
paprika,paprika dolce,paprica
paprika piccante
paprika affumicata
pepe di cayenna,pepe di Caienna
peperoncino in fiocchi,fiocchi di peperoncino
peperoncino in polvere,chili in polvere
peperoncino essiccato,peperoncini secchi,peperoncini essiccati,peperoncino secco
chipotle in polvere
gochugaru
cumino,cumino in polvere,cumino macinato
semi di cumino
coriandolo in polvere,coriandolo macinato
semi di coriandolo
curcuma,curcuma in polvere
zenzero in polvere
cannella,cannella in polvere
stecca di cannella,bastoncino di cannella,cannella in stecche
noce moscata
macis
chiodi di garofano,chiodo di garofano
chiodi di garofano in polvere
pimento,pepe della Giamaica
bacche di pimento,pimento in grani
cardamomo,cardamomo in polvere
bacche di cardamomo,semi di cardamomo
anice stellato
anice,semi di anice,semi di anice verde
semi di finocchio,semi di finocchietto
carvi,semi di carvi,cumino dei prati
fieno greco,semi di fieno greco
foglie di fieno greco
semi di senape
senape in polvere
semi di sedano
semi di aneto
semi di nigella,cumino nero
semi di papavero
ripieno di papavero
bacche di ginepro,ginepro
zafferano,pistilli di zafferano,zafferano in pistilli
sumac,sommacco
za'atar,zaatar
assafetida
aglio in polvere,aglio granulare
cipolla in polvere
cipolla essiccata,cipolla disidratata
verdure disidratate
curry,curry in polvere
garam masala,tandoori masala
ras el hanout,baharat
hawaij
cinque spezie,cinque spezie cinesi
spezie miste per dolci,pisto
aromi per arrosto,spezie per pollo
spezie per tacos
spezie cajun,cajun
pepe al limone
spezie per grigliata,spezie per carne
khmeli suneli
condimento per bagel
insaporitore,condimento universale
erbe per insalata
spezie per pane
spezie per vin brulé
spezie per sottaceti
glutammato
dashi in polvere
dado vegetale,dado,dado da brodo,granulare vegetale
dado di pollo
dado di carne,dado di manzo
fondo concentrato,brodo gel
zuppa di cipolle in busta
crema di funghi
crema di pollo
zuppa di pomodoro
fiocchi di patate,preparato per purè

preparato per canederli
gnocchi tirolesi di patate
preparato per falafel
cotoletta vegana,burger vegano
acqua,acqua calda,acqua fredda,acqua tiepida,acqua naturale
acqua frizzante,acqua gassata,acqua minerale
ghiaccio,cubetti di ghiaccio,ghiaccio tritato
perle di tapioca,sago,tapioca
acqua tonica,tonica
ginger ale,ginger beer
cola,Coca-Cola
cola zero,cola light
gazzosa,Sprite,gassosa
aranciata,Fanta

bevanda energetica,energy drink
limonata

succo di mela,succo di mele,succo
succo d'uva,succo di uva
succo d'ananas,succo di ananas
succo di mirtillo rosso,succo di cranberry
succo di ciliegia
succo di melograno
succo di pompelmo
succo di pomodoro
succo di carota,succo di carote
succo di frutta,succo di pesca,nettare di pesca,succo ACE
succo di barbabietola
kvas
kvas di barbabietola
succo di crauti
sciroppo di sambuco,sciroppo di lampone,sciroppo di frutta,sciroppo
granatina,sciroppo di granatina
cordiale al lime
caffè macinato,caffè in polvere,caffè in grani
caffè,caffè lungo,caffè freddo
caffè espresso,espresso,caffè della moka,moka
caffè solubile,caffè istantaneo
caffè d'orzo,orzo solubile,cicoria solubile
crema per caffè in polvere
tè,tè nero,bustina di tè,bustine di tè
tè verde
tisana,camomilla,infuso,karkadè,rooibos
matcha,tè matcha
tè freddo
kombucha
birra,birra chiara
birra scura,birra rossa,Guinness
birra analcolica
vino bianco,vino bianco secco,vermentino,pinot grigio,chardonnay
vino rosso,vino rosso secco,chianti,barolo,montepulciano,primitivo
vino rosato,vino
prosecco,spumante,champagne,franciacorta,lambrusco
Marsala,vin santo,Porto,moscato,passito,vino dolce
sherry,vino sherry
vermouth,vermut,Martini
vino di riso,vino Shaoxing
sake,sakè
mirin
sidro
vin brulé
vodka
rum,rum scuro,rum bianco,rhum
gin
whisky,bourbon
brandy,cognac,calvados,armagnac
tequila,cachaça,mezcal
grappa,kirsch
liquore sambuca,pastis,anisetta,mistrà,sambuca
liquore all'arancia,Grand Marnier,Cointreau,curaçao,triple sec
liquore al caffè
Baileys,crema di whisky
vov,liquore all'uovo,zabov
liquore all'amaretto,liquore amaretto,amaretto di Saronno
liquore,limoncello,maraschino,alchermes,liquore Strega,Strega,amaro,Fernet,Cynar,mirto,nocino,alkermes,genziana
Campari,Aperol,bitter,angostura
alcol puro,alcol per liquori,alcol a 95°,alcol etilico,alcol
panatura di cornflakes
cioccolata calda
eggnog
barretta ai cereali
popcorn
snack alle arachidi
burek
involtini primavera
dolcetto al quark
quark dolce
kashk
formaggio spalmabile alle erbe,Boursin
palline di labneh
budino
sale e pepe,sale e pepe nero
latticello in polvere
Ovomaltina,latte maltato in polvere
uovo d'anatra
uovo in polvere
albume in polvere
burro alle erbe,burro all'aglio
burro light,burro leggero
margarina light
limburger
reblochon,toma,vacherin
red leicester
caciotta,primo sale,caciotta fresca,tuma
oaxaca
brunost
parmigiano vegano
panna vegetale da montare,panna di cocco da montare
farina di castagne
amido di riso
farina di tipo 1,farina di tipo 2,farina semintegrale
farina di sorgo
farina di miglio
farina di quinoa
farina di riso integrale
farina per tempura,preparato per tempura
fiocchi di quinoa,quinoa soffiata
fiocchi d'orzo,fiocchi di segale
weetabix
pastina soffiata per brodo
pane carasau,pane guttiau
taralli,tarallini
panino da sandwich,baguettina
pane all'aglio
pane di mais
pane senza glutine
pane ai cereali,pane multicereali
pane all'uvetta
tartellette,vol-au-vent,cestini di pasta
bignè,bignè vuoti,profiterole
noodles croccanti
maultaschen
cous cous cotto
bulgur cotto
orzo cotto
grano saraceno cotto
tagliatelle cotte
shirataki,spaghetti di konjac
torrone,torroncini
cioccolatini,Ferrero Rocher,gianduiotti,baci
cioccolatini alla menta
KitKat,Kinder Bueno
cioccolato alle nocciole
liquirizia
spirulina
lecitina,lecitina di soia
inulina
farina di malto,malto diastasico
salsa bernese
salsa per insalata
chimichurri
salsa tonkatsu
salsa unagi
salsa piri piri
salsa al curry
roux di curry giapponese
mole
soffritto pronto
letscho,peperonata
crema di verdure spalmabile
base per borsch
ajowan,semi di ajowan
amchur,mango in polvere
annatto,achiote
tajin
shichimi togarashi
dukkah
berberé,berberè
spezie per riso pilaf
aromi per pesce,spezie per pesce
spezie per carote coreane
spezie per patate
spezie per polpette
mahleb,mastice
fava tonka
petali di rosa essiccati
lime essiccato,lime nero
funghi in polvere
pomodoro in polvere
zuppa di verdure in busta,preparato per zuppa
preparato per ragù
bevanda in polvere
salsa fudge
preparato per kissel
latte condensato al cacao
vino analcolico

pasta d'aglio,pasta di aglio
pannocchiette,mini pannocchie
giardiniera
cipolline sott'aceto,cipolline in agrodolce
cipolla fritta,cipolle fritte croccanti
formaggio magro,formaggio light
quark alle erbe
concentrato di succo d'arancia
gocce di burro d'arachidi
gocce al caramello
caramelle al burro
trofie,casarecce,strozzapreti,mezzi rigatoni,calamarata,ziti,ditale,cavatelli,malloreddus
vermicelli,spaghettini,spaghettoni,spaghetti alla chitarra,pici
spezie,spezie miste,aromi
pane precotto,pasta di pane surgelata
patatine a fiammifero
girelle alla cannella
muffin
brownies
biscotti all'avena
biscotti ai fichi
biscotti per bambini
samosa,empanadas
lasagna surgelata
anelli di cipolla
verdure,verdure miste,verdura
frutta,frutta fresca
peperone poblano
peperoncino serrano
peperoncino thai
peperoncino ancho
fave surgelate,fave sgusciate
spinaci alla panna
lardo,lardo di Colonnata
baccalà ammollato,baccalà dissalato
stoccafisso,pesce stocco
bottarga,bottarga di muggine,bottarga di tonno
anguilla affumicata
pane turco,pide
siero di latte

crema di rafano
muhammara

patatine al formaggio,fonzies


furikake
olio al peperoncino croccante
salsa allo yogurt
salsa di ostriche vegetariana
bisque,brodo di crostacei,fumetto di crostacei
acqua delle vongole
fagioli con maiale
guancia di maiale,guancette di maiale
rognone di maiale
salsiccia vegetale,würstel vegetali
burger vegetale,cotoletta vegetale
collagene in polvere

plumcake,torta margherita
farina di mandorle disoleata
alga wakame secca
ciliegie in barattolo

fagiolini in scatola
barbabietola in scatola


canederli,canederli di pane
pane alle noci

insalata di alghe,insalata di wakame
yuba,pelle di tofu
latte di nocciola,bevanda di nocciola,latte di anacardi
panna di mandorla,panna di mandorle
formaggio di anacardi
yogurt di mandorla
bacon vegano,pancetta vegana
uovo vegano

pangrattato senza glutine
tortillas senza glutine
gelato vegano
hamburger vegetale,hamburger di soia,burger di soia
`
