import type { PersonNameTable } from './name-table.ts'

const words = (text: string): string[] => text.trim().split(/\s+/)

export const ENGLISH_NAMES: PersonNameTable = {
  order: 'given-first',
  given: words(`James:詹姆斯 Oliver:奥利弗 Harry:哈里 Callum:卡勒姆 Ethan:伊桑 Lewis:刘易斯 Nathan:内森 Connor:康纳
    Jacob:雅各布 Owen:欧文 Declan:德克兰 Marcus:马库斯 Theo:西奥 Reece:里斯 Aaron:阿伦 Dylan:迪伦 Elliot:埃利奥特 Kieran:基兰
    Toby:托比 Jordan:乔丹 Miles:迈尔斯 Freddie:弗雷迪 Cameron:卡梅伦 Brandon:布兰登`),
  family: words(`Hartley:哈特利 Whitlock:惠特洛克 Ashdown:阿什当 Pembroke:彭布罗克 Caldwell:考德威尔 Thackeray:萨克雷
    Lockwood:洛克伍德 Merriman:梅里曼 Holloway:霍洛韦 Bancroft:班克罗夫特 Fairfax:费尔法克斯 Redmond:雷德蒙德 Stanhope:斯坦霍普
    Winslow:温斯洛 Barrow:巴罗 Tunstall:滕斯托尔 Kirkham:柯卡姆 Ormsby:奥姆斯比 Langford:兰福德 Selwyn:塞尔温
    Haverty:哈弗蒂 Draycott:德雷科特 Penrose:彭罗斯 Marsden:马斯登`),
}

export const SPANISH_NAMES: PersonNameTable = {
  order: 'given-first',
  given:
    words(`Álvaro:阿尔瓦罗 Diego:迭戈 Javier:哈维尔 Mateo:马特奥 Sergio:塞尔希奥 Pablo:巴勃罗 Rubén:鲁本 Iker:伊克尔
    Adrián:阿德里安 Gonzalo:贡萨洛 Hugo:乌戈 Marcos:马科斯 Nicolás:尼古拉斯 Tomás:托马斯 Emilio:埃米利奥 Rafael:拉斐尔
    Julián:胡利安 Bruno:布鲁诺 Santiago:圣地亚哥 Andrés:安德烈斯 Esteban:埃斯特万 Ignacio:伊格纳西奥 Lucas:卢卡斯 Ramiro:拉米罗`),
  family:
    words(`Valverde:巴尔韦德 Quintana:金塔纳 Arroyo:阿罗约 Benavides:贝纳维德斯 Cordero:科尔德罗 Escalante:埃斯卡兰特
    Figueroa:菲格罗亚 Galindo:加林多 Herrera:埃雷拉 Ibarra:伊瓦拉 Lozano:洛萨诺 Montoya:蒙托亚 Navas:纳瓦斯 Ocampo:奥坎波
    Palacios:帕拉西奥斯 Rivas:里瓦斯 Salcedo:萨尔塞多 Toledo:托莱多 Urrutia:乌鲁蒂亚 Villegas:比列加斯 Zamora:萨莫拉
    Beltrán:贝尔特兰 Cabrera:卡夫雷拉 Duarte:杜阿尔特`),
}

export const PORTUGUESE_NAMES: PersonNameTable = {
  order: 'given-first',
  given:
    words(`João:若昂 Rafael:拉斐尔 Thiago:蒂亚戈 Lucas:卢卡斯 Gabriel:加布里埃尔 Matheus:马特乌斯 Caio:卡约 Vinícius:维尼修斯
    Bruno:布鲁诺 Felipe:费利佩 Renato:雷纳托 Diogo:迪奥戈 André:安德烈 Gustavo:古斯塔沃 Leandro:莱安德罗 Henrique:恩里克
    Murilo:穆里洛 Otávio:奥塔维奥 Danilo:达尼洛 Everton:埃弗顿 Tiago:蒂亚古 Nuno:努诺 Rui:鲁伊 Sandro:桑德罗`),
  family: words(`Barreto:巴雷托 Cardoso:卡多佐 Moura:莫拉 Nogueira:诺盖拉 Teixeira:特谢拉 Pacheco:帕切科 Siqueira:西凯拉
    Azevedo:阿泽维多 Brandão:布兰当 Coutinho:科蒂尼奥 Drummond:德鲁蒙德 Esteves:埃斯特维斯 Figueira:菲盖拉 Guimarães:吉马良斯
    Lacerda:拉塞尔达 Macedo:马塞多 Novaes:诺瓦埃斯 Peixoto:佩肖托 Queiroz:凯罗斯 Rezende:雷森德 Sampaio:桑帕约
    Tavares:塔瓦雷斯 Vilela:维莱拉 Xavier:沙维尔`),
}

export const FRENCH_NAMES: PersonNameTable = {
  order: 'given-first',
  given:
    words(`Antoine:安托万 Baptiste:巴蒂斯特 Clément:克莱芒 Damien:达米安 Étienne:艾蒂安 Florian:弗洛里安 Gaël:加埃尔 Hugo:于戈
    Julien:朱利安 Kylian:基利安 Loïc:洛伊克 Mathieu:马蒂厄 Nolan:诺兰 Olivier:奥利维耶 Pierre:皮埃尔 Quentin:康坦 Rémi:雷米
    Sébastien:塞巴斯蒂安 Théo:泰奥 Valentin:瓦朗坦 Yannick:扬尼克 Adrien:阿德里安 Bastien:巴斯蒂安 Lucien:吕西安`),
  family:
    words(`Aubert:奥贝尔 Beaumont:博蒙 Chevallier:舍瓦利耶 Delacourt:德拉库尔 Escoffier:埃斯科菲耶 Fontaine:方丹 Garnier:加尼耶
    Hébert:埃贝尔 Jourdan:茹尔当 Lacroix:拉克鲁瓦 Marchand:马尔尚 Noirot:努瓦罗 Perrault:佩罗 Renaud:勒诺 Sauvage:索瓦热
    Tessier:泰西耶 Vasseur:瓦瑟尔 Boulanger:布朗热 Caron:卡龙 Duchamp:杜尚 Lemaire:勒梅尔 Mercier:梅西耶 Picard:皮卡尔
    Roussel:鲁塞尔`),
}

export const GERMAN_NAMES: PersonNameTable = {
  order: 'given-first',
  given:
    words(`Lukas:卢卡斯 Jonas:约纳斯 Felix:费利克斯 Maximilian:马克西米利安 Leon:莱昂 Niklas:尼克拉斯 Tobias:托比亚斯 Florian:弗洛里安
    Jan:扬 Moritz:莫里茨 Sebastian:塞巴斯蒂安 Julian:尤利安 Fabian:法比安 Timo:蒂莫 Philipp:菲利普 Dominik:多米尼克 Marvin:马文
    Simon:西蒙 Kilian:基利安 Hannes:汉内斯 Erik:埃里克 Matthias:马蒂亚斯 Oskar:奥斯卡 Anton:安东`),
  family:
    words(`Albrecht:阿尔布雷希特 Brandt:布兰特 Dietrich:迪特里希 Eberhardt:埃伯哈特 Falk:法尔克 Gerber:格贝尔 Hartmann:哈特曼
    Jäger:耶格 Kessler:凯斯勒 Lindner:林德纳 Mertens:默滕斯 Neubauer:诺伊鲍尔 Ostermann:奥斯特曼 Pfeiffer:法伊弗 Reinhardt:莱因哈特
    Seidel:赛德尔 Thiele:蒂勒 Ullrich:乌尔里希 Vogel:福格尔 Wagner:瓦格纳 Ziegler:齐格勒 Baumann:鲍曼 Krüger:克吕格
    Winkler:温克勒`),
}

export const NORDIC_NAMES: PersonNameTable = {
  order: 'given-first',
  given:
    words(`Emil:埃米尔 Oskar:奥斯卡 Axel:阿克塞尔 Viktor:维克托 Anders:安德斯 Magnus:马格努斯 Henrik:亨里克 Lars:拉尔斯 Mikkel:米克尔
    Rasmus:拉斯穆斯 Sander:桑德 Tobias:托比亚斯 Filip:菲利普 Elias:埃利亚斯 Jonas:约纳斯 Kasper:卡斯珀 Nils:尼尔斯 Oliver:奥利弗
    Petter:彼得 Simen:西蒙 Sven:斯文 Eskil:埃斯基尔 Mattias:马蒂亚斯 Eino:埃诺`),
  family:
    words(`Lindqvist:林德奎斯特 Bergström:贝里斯特伦 Sandvik:桑德维克 Halvorsen:哈尔沃森 Nygaard:尼高 Dahlberg:达尔贝里 Ekström:埃克斯特伦
    Frederiksen:弗雷德里克森 Granlund:格兰隆德 Hedlund:赫德隆德 Isaksen:伊萨克森 Kjeldsen:凯尔森 Lundgren:伦德格伦 Mortensen:莫滕森
    Nordahl:诺达尔 Overgaard:奥弗高 Rosenlund:罗森隆德 Solberg:索尔贝里 Thorsen:托尔森 Vestergaard:韦斯特高 Wallin:瓦林
    Åkesson:奥克松 Virtala:维尔塔拉 Korhola:科尔霍拉`),
}

export const SLAVIC_NAMES: PersonNameTable = {
  order: 'given-first',
  given:
    words(`Aleksandr:亚历山大 Dmitri:德米特里 Ivan:伊万 Nikita:尼基塔 Mikhail:米哈伊尔 Artem:阿尔乔姆 Bogdan:博格丹 Danylo:丹尼洛
    Jakub:雅库布 Kamil:卡米尔 Luka:卢卡 Marek:马雷克 Miroslav:米罗斯拉夫 Nikola:尼古拉 Ondřej:翁德雷 Pavel:帕维尔 Radek:拉德克
    Stefan:斯特凡 Tomasz:托马什 Vladislav:弗拉迪斯拉夫 Yaroslav:雅罗斯拉夫 Zoran:佐兰 Filip:菲利普 Goran:戈兰`),
  family:
    words(`Baranov:巴拉诺夫 Chernov:切尔诺夫 Dragović:德拉戈维奇 Fedorchuk:费多尔丘克 Gorski:戈尔斯基 Hlavac:赫拉瓦奇 Ivanenko:伊万年科
    Janković:扬科维奇 Kovalski:科瓦尔斯基 Lebedev:列别杰夫 Malinov:马利诺夫 Nikolić:尼科利奇 Orlov:奥尔洛夫 Petrenko:彼得连科
    Rudakov:鲁达科夫 Sokolov:索科洛夫 Tesar:泰萨尔 Ustinov:乌斯季诺夫 Volkov:沃尔科夫 Wojcik:沃伊奇克 Yermak:叶尔马克
    Zelenka:泽连卡 Bielak:别拉克 Krasić:克拉西奇`),
}
