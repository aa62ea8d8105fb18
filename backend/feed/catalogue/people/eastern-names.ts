import type { PersonNameTable } from './name-table.ts'

const words = (text: string): string[] => text.trim().split(/\s+/)

export const TURKISH_NAMES: PersonNameTable = {
  order: 'given-first',
  given:
    words(`Emre:埃姆雷 Burak:布拉克 Can:詹 Deniz:德尼兹 Efe:埃费 Furkan:富尔坎 Gökhan:格克汗 Halil:哈利勒 İlker:伊尔凯尔
    Kaan:卡安 Kerem:凯雷姆 Levent:莱文特 Mert:梅尔特 Okan:奥坎 Onur:奥努尔 Ozan:奥赞 Selim:塞利姆 Serkan:塞尔坎 Tolga:托尔加
    Umut:乌穆特 Volkan:沃尔坎 Yasin:亚辛 Yusuf:优素福 Barış:巴里什`),
  family:
    words(`Aksoy:阿克索伊 Bozkurt:博兹库尔特 Çelik:切利克 Demirci:德米尔吉 Erdem:埃尔代姆 Gündüz:京迪兹 Işık:厄舍克 Kaplan:卡普兰
    Karaca:卡拉贾 Korkmaz:科尔克马兹 Özkan:厄兹坎 Polat:波拉特 Sarı:萨勒 Şahin:沙欣 Tekin:泰金 Toprak:托普拉克 Uçar:乌恰尔
    Ünal:于纳尔 Yalçın:亚尔钦 Yavuz:亚武兹 Yıldız:耶尔德兹 Zengin:曾金 Aydın:艾登 Güneş:居内什`),
}

export const ARABIC_NAMES: PersonNameTable = {
  order: 'given-first',
  given:
    words(`Ahmed:艾哈迈德 Bilal:比拉勒 Fahad:法赫德 Faisal:费萨尔 Hamza:哈姆扎 Hassan:哈桑 Ibrahim:易卜拉欣 Jaber:贾比尔
    Karim:卡里姆 Khalid:哈立德 Mahdi:迈赫迪 Majed:马吉德 Nasser:纳赛尔 Nawaf:纳瓦夫 Omar:奥马尔 Rashid:拉希德 Saad:萨阿德
    Salem:萨利姆 Sami:萨米 Tariq:塔里克 Turki:图尔基 Waleed:瓦利德 Yahya:叶海亚 Ziyad:齐亚德`),
  family:
    words(`Al-Amri:阿姆里 Al-Balawi:巴拉维 Al-Dawood:达乌德 Al-Enazi:安纳齐 Al-Farhan:法尔汉 Al-Ghanem:加尼姆 Al-Harbi:哈尔比
    Al-Jaber:贾比尔 Al-Khoury:胡里 Al-Lami:拉米 Al-Mansour:曼苏尔 Al-Najjar:纳贾尔 Al-Otaib:乌泰布 Al-Qadi:卡迪 Al-Rawi:拉维
    Al-Sabri:萨布里 Al-Tamimi:塔米米 Al-Yami:亚米 Al-Zahir:扎希尔 Haddad:哈达德 Bennani:本纳尼 Mansouri:曼苏里 Darwish:达尔维什
    Belkacem:贝勒卡西姆`),
}

export const CHINESE_NAMES: PersonNameTable = {
  order: 'family-first',
  given:
    words(`Zihao:子豪 Yuxuan:宇轩 Haoran:浩然 Junjie:俊杰 Mingze:铭泽 Tianyu:天宇 Jiahao:嘉豪 Bowen:博文 Zhiyuan:志远
    Wenbo:文博 Xinyu:新宇 Yichen:奕辰 Ruiyang:瑞阳 Chenxi:晨曦 Lifan:立凡 Kaiwen:凯文 Shaofeng:少峰 Guodong:国栋 Jianing:嘉宁
    Zhengyu:正宇 Yifei:逸飞 Hongyi:弘毅 Pengcheng:鹏程 Songtao:松涛`),
  family:
    words(`Li:李 Wang:王 Zhang:张 Chen:陈 Liu:刘 Yang:杨 Zhao:赵 Huang:黄 Zhou:周 Wu:吴 Xu:徐 Sun:孙 Hu:胡 Zhu:朱 Gao:高
    Lin:林 He:何 Guo:郭 Luo:罗 Liang:梁 Song:宋 Tang:唐 Xie:谢 Han:韩`),
}

/** Third field: as written in Japanese, where it differs from the second. */
export const JAPANESE_NAMES: PersonNameTable = {
  order: 'given-first',
  given:
    words(`Haruto:阳斗:陽斗 Ren:莲:蓮 Yuto:悠斗 Sota:飒太:颯太 Riku:陆:陸 Kaito:海斗 Takumi:匠 Hiroto:大翔 Daiki:大辉:大輝
    Kenta:健太 Ryota:凉太:涼太 Shota:翔太 Yuki:优希:優希 Kazuki:和树:和樹 Tsubasa:翼 Naoki:直树:直樹 Makoto:诚:誠 Itsuki:树:樹
    Yamato:大和 Keisuke:圭佑 Masaki:雅纪:雅紀 Shun:骏:駿 Tomoya:智也 Akira:晃`),
  family:
    words(`Tanaka:田中 Sato:佐藤 Suzuki:铃木:鈴木 Takahashi:高桥:高橋 Ito:伊藤 Watanabe:渡边:渡辺 Yamamoto:山本 Nakamura:中村
    Kobayashi:小林 Kato:加藤 Yoshida:吉田 Yamada:山田 Sasaki:佐佐木:佐々木 Matsumoto:松本 Inoue:井上 Kimura:木村 Hayashi:林
    Shimizu:清水 Saito:斋藤:斎藤 Mori:森 Ikeda:池田 Hashimoto:桥本:橋本 Ogawa:小川 Okada:冈田:岡田`),
}

export const KOREAN_NAMES: PersonNameTable = {
  order: 'family-first',
  given:
    words(`Min-jun:民俊 Seo-jun:瑞俊 Do-yun:道允 Ji-ho:志浩 Joon-ho:俊昊 Hyun-woo:贤宇 Ji-hoon:智勋 Dong-hyun:东贤 Seung-min:胜民
    Jae-won:在元 Sung-jin:成镇 Tae-yang:太阳 Woo-jin:宇镇 Young-ho:永浩 Sang-hyeok:尚赫 Kyung-soo:京洙 Geon-woo:建宇 Yu-chan:裕灿
    Hyeon-jun:贤俊 In-su:仁洙 Chang-min:昌旻 Beom-seok:范锡 Jun-seo:俊瑞 Si-woo:时雨`),
  family:
    words(`Kim:金 Lee:李 Park:朴 Choi:崔 Jung:郑 Kang:姜 Cho:赵 Yoon:尹 Jang:张 Lim:林 Han:韩 Oh:吴 Seo:徐 Shin:申 Kwon:权
    Hwang:黄 Ahn:安 Song:宋 Ryu:柳 Hong:洪 Jeon:全 Ko:高 Moon:文 Bae:裴`),
}

export const INDIAN_NAMES: PersonNameTable = {
  order: 'given-first',
  given:
    words(`Aarav:阿拉夫 Arjun:阿琼 Rohan:罗汉 Vikram:维克拉姆 Karan:卡兰 Rahul:拉胡尔 Sanjay:桑贾伊 Aditya:阿迪亚 Nikhil:尼基尔
    Suresh:苏雷什 Varun:瓦伦 Manish:马尼什 Deepak:迪帕克 Harsh:哈什 Ishaan:伊尚 Kunal:库纳尔 Pranav:普拉纳夫 Ravi:拉维
    Siddharth:悉达多 Tarun:塔伦 Yash:亚什 Ankit:安基特 Dev:德夫 Gaurav:高拉夫`),
  family:
    words(`Chauhan:乔汉 Deshpande:德什潘德 Iyer:艾耶 Joshi:乔希 Kapoor:卡普尔 Malhotra:马尔霍特拉 Menon:梅农 Mishra:米什拉
    Nair:奈尔 Pillai:皮莱 Rao:拉奥 Rathore:拉托尔 Reddy:雷迪 Saxena:萨克塞纳 Shetty:谢蒂 Sinha:辛哈 Thakur:塔库尔 Trivedi:特里维迪
    Verma:维尔马 Yadav:亚达夫 Bhatt:巴特 Chopra:乔普拉 Gokhale:戈卡莱 Kulkarni:库尔卡尼`),
}
