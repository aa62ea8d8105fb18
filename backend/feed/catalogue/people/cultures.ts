import { wordList } from '../word-list.ts'

export type PeopleCulture =
  | 'english'
  | 'spanish'
  | 'portuguese'
  | 'french'
  | 'german'
  | 'nordic'
  | 'slavic'
  | 'turkish'
  | 'arabic'
  | 'chinese'
  | 'japanese'
  | 'korean'
  | 'indian'

export interface Culture {
  /** How a name is ordered outside of Chinese characters, which put the family first where they are native. */
  order: 'given-first' | 'family-first'
  /** `name_given_<culture>_<name>` and `name_family_<culture>_<name>`: 24 of each. */
  given: readonly string[]
  family: readonly string[]
  /** ISO 3166 codes where people of this name come from. */
  countries: readonly string[]
  /** Written in Chinese characters at home. */
  isNative: boolean
}

export const CULTURES: Record<PeopleCulture, Culture> = {
  english: {
    order: 'given-first',
    given: wordList(
      `james oliver harry callum ethan lewis nathan connor jacob owen declan marcus theo reece aaron dylan elliot kieran toby jordan miles freddie cameron brandon`,
    ),
    family: wordList(
      `hartley whitlock ashdown pembroke caldwell thackeray lockwood merriman holloway bancroft fairfax redmond stanhope winslow barrow tunstall kirkham ormsby langford selwyn haverty draycott penrose marsden`,
    ),
    countries: ['GB', 'US', 'AU', 'CA', 'IE', 'NZ'],
    isNative: false,
  },
  spanish: {
    order: 'given-first',
    given: wordList(
      `alvaro diego javier mateo sergio pablo ruben iker adrian gonzalo hugo marcos nicolas tomas emilio rafael julian bruno santiago andres esteban ignacio lucas ramiro`,
    ),
    family: wordList(
      `valverde quintana arroyo benavides cordero escalante figueroa galindo herrera ibarra lozano montoya navas ocampo palacios rivas salcedo toledo urrutia villegas zamora beltran cabrera duarte`,
    ),
    countries: ['ES', 'AR', 'MX', 'CO', 'UY', 'CL'],
    isNative: false,
  },
  portuguese: {
    order: 'given-first',
    given: wordList(
      `joao rafael thiago lucas gabriel matheus caio vinicius bruno felipe renato diogo andre gustavo leandro henrique murilo otavio danilo everton tiago nuno rui sandro`,
    ),
    family: wordList(
      `barreto cardoso moura nogueira teixeira pacheco siqueira azevedo brandao coutinho drummond esteves figueira guimaraes lacerda macedo novaes peixoto queiroz rezende sampaio tavares vilela xavier`,
    ),
    countries: ['BR', 'PT'],
    isNative: false,
  },
  french: {
    order: 'given-first',
    given: wordList(
      `antoine baptiste clement damien etienne florian gael hugo julien kylian loic mathieu nolan olivier pierre quentin remi sebastien theo valentin yannick adrien bastien lucien`,
    ),
    family: wordList(
      `aubert beaumont chevallier delacourt escoffier fontaine garnier hebert jourdan lacroix marchand noirot perrault renaud sauvage tessier vasseur boulanger caron duchamp lemaire mercier picard roussel`,
    ),
    countries: ['FR', 'BE', 'CH'],
    isNative: false,
  },
  german: {
    order: 'given-first',
    given: wordList(
      `lukas jonas felix maximilian leon niklas tobias florian jan moritz sebastian julian fabian timo philipp dominik marvin simon kilian hannes erik matthias oskar anton`,
    ),
    family: wordList(
      `albrecht brandt dietrich eberhardt falk gerber hartmann jager kessler lindner mertens neubauer ostermann pfeiffer reinhardt seidel thiele ullrich vogel wagner ziegler baumann kruger winkler`,
    ),
    countries: ['DE', 'AT', 'CH'],
    isNative: false,
  },
  nordic: {
    order: 'given-first',
    given: wordList(
      `emil oskar axel viktor anders magnus henrik lars mikkel rasmus sander tobias filip elias jonas kasper nils oliver petter simen sven eskil mattias eino`,
    ),
    family: wordList(
      `lindqvist bergstrom sandvik halvorsen nygaard dahlberg ekstrom frederiksen granlund hedlund isaksen kjeldsen lundgren mortensen nordahl overgaard rosenlund solberg thorsen vestergaard wallin akesson virtala korhola`,
    ),
    countries: ['SE', 'DK', 'NO', 'FI'],
    isNative: false,
  },
  slavic: {
    order: 'given-first',
    given: wordList(
      `aleksandr dmitri ivan nikita mikhail artem bogdan danylo jakub kamil luka marek miroslav nikola ondrej pavel radek stefan tomasz vladislav yaroslav zoran filip goran`,
    ),
    family: wordList(
      `baranov chernov dragovic fedorchuk gorski hlavac ivanenko jankovic kovalski lebedev malinov nikolic orlov petrenko rudakov sokolov tesar ustinov volkov wojcik yermak zelenka bielak krasic`,
    ),
    countries: ['PL', 'CZ', 'RS', 'HR', 'UA', 'RU'],
    isNative: false,
  },
  turkish: {
    order: 'given-first',
    given: wordList(
      `emre burak can deniz efe furkan gokhan halil ilker kaan kerem levent mert okan onur ozan selim serkan tolga umut volkan yasin yusuf baris`,
    ),
    family: wordList(
      `aksoy bozkurt celik demirci erdem gunduz isik kaplan karaca korkmaz ozkan polat sari sahin tekin toprak ucar unal yalcin yavuz yildiz zengin aydin gunes`,
    ),
    countries: ['TR'],
    isNative: false,
  },
  arabic: {
    order: 'given-first',
    given: wordList(
      `ahmed bilal fahad faisal hamza hassan ibrahim jaber karim khalid mahdi majed nasser nawaf omar rashid saad salem sami tariq turki waleed yahya ziyad`,
    ),
    family: wordList(
      `al_amri al_balawi al_dawood al_enazi al_farhan al_ghanem al_harbi al_jaber al_khoury al_lami al_mansour al_najjar al_otaib al_qadi al_rawi al_sabri al_tamimi al_yami al_zahir haddad bennani mansouri darwish belkacem`,
    ),
    countries: ['SA', 'AE', 'EG', 'MA', 'QA'],
    isNative: false,
  },
  chinese: {
    order: 'family-first',
    given: wordList(
      `zihao yuxuan haoran junjie mingze tianyu jiahao bowen zhiyuan wenbo xinyu yichen ruiyang chenxi lifan kaiwen shaofeng guodong jianing zhengyu yifei hongyi pengcheng songtao`,
    ),
    family: wordList(
      `li wang zhang chen liu yang zhao huang zhou wu xu sun hu zhu gao lin he guo luo liang song tang xie han`,
    ),
    countries: ['CN'],
    isNative: true,
  },
  japanese: {
    order: 'given-first',
    given: wordList(
      `haruto ren yuto sota riku kaito takumi hiroto daiki kenta ryota shota yuki kazuki tsubasa naoki makoto itsuki yamato keisuke masaki shun tomoya akira`,
    ),
    family: wordList(
      `tanaka sato suzuki takahashi ito watanabe yamamoto nakamura kobayashi kato yoshida yamada sasaki matsumoto inoue kimura hayashi shimizu saito mori ikeda hashimoto ogawa okada`,
    ),
    countries: ['JP'],
    isNative: true,
  },
  korean: {
    order: 'family-first',
    given: wordList(
      `min_jun seo_jun do_yun ji_ho joon_ho hyun_woo ji_hoon dong_hyun seung_min jae_won sung_jin tae_yang woo_jin young_ho sang_hyeok kyung_soo geon_woo yu_chan hyeon_jun in_su chang_min beom_seok jun_seo si_woo`,
    ),
    family: wordList(
      `kim lee park choi jung kang cho yoon jang lim han oh seo shin kwon hwang ahn song ryu hong jeon ko moon bae`,
    ),
    countries: ['KR'],
    isNative: true,
  },
  indian: {
    order: 'given-first',
    given: wordList(
      `aarav arjun rohan vikram karan rahul sanjay aditya nikhil suresh varun manish deepak harsh ishaan kunal pranav ravi siddharth tarun yash ankit dev gaurav`,
    ),
    family: wordList(
      `chauhan deshpande iyer joshi kapoor malhotra menon mishra nair pillai rao rathore reddy saxena shetty sinha thakur trivedi verma yadav bhatt chopra gokhale kulkarni`,
    ),
    countries: ['IN'],
    isNative: false,
  },
}
