/** Words of which the names of games other than slots consist: a noun, and a phrase about a place or a style. */
import type { NameNoun } from './name-words.ts';

export type Phrase = readonly [en: string, vi: string, pt: string];

export interface NameParts {
  readonly things: readonly NameNoun[];
  readonly phrases: readonly Phrase[];
}

const FISH: NameParts = {
  things: [
    ['Koi', 'Cá Chép', 'Carpa', 'f', 'fish'],
    ['Octopus', 'Bạch Tuộc', 'Polvo', 'm', 'octopus'],
    ['Sea Turtle', 'Rùa Biển', 'Tartaruga', 'f', 'turtle'],
    ['Crab', 'Cua Hoàng Đế', 'Caranguejo', 'm', 'crab'],
    ['Clownfish', 'Cá Hề', 'Peixe-Palhaço', 'm', 'fish'],
    ['Shark', 'Cá Mập', 'Tubarão', 'm', 'shark'],
    ['Puffer', 'Cá Nóc', 'Baiacu', 'm', 'puffer'],
    ['Kraken', 'Thủy Quái', 'Kraken', 'm', 'octopus'],
    ['Pearl', 'Ngọc Trai', 'Pérola', 'f', 'pearl'],
    ['Whale', 'Cá Voi', 'Baleia', 'f', 'shark'],
  ],
  phrases: [
    ['Hunter', 'Săn Mồi', 'à Caça'],
    ['Reef', 'Rạn San Hô', 'do Recife'],
    ['King', 'Chúa Tể', 'Real'],
    ['Storm', 'Bão Táp', 'na Tempestade'],
    ['Cannon', 'Đại Pháo', 'de Canhão'],
    ['Empire', 'Đế Chế', 'Imperial'],
    ['Deep Blue', 'Biển Sâu', 'das Profundezas'],
    ['Gold', 'Vàng Ròng', 'de Ouro'],
    ['Harpoon', 'Lao Móc', 'do Arpão'],
    ['Rapids', 'Ghềnh Thác', 'das Correntezas'],
    ['Frenzy', 'Cuồng Loạn', 'em Fúria'],
    ['Lagoon', 'Đầm Xanh', 'da Lagoa'],
  ],
};

const PVP: NameParts = {
  things: [
    ['Southern Poker', 'Tiến Lên', 'Pôquer do Sul', 'm', 'cards'],
    ['Sam Loc', 'Sâm Lốc', 'Sam Loc', 'm', 'chips'],
    ['Phom', 'Phỏm', 'Phom', 'm', 'cards'],
    ['Mau Binh', 'Mậu Binh', 'Treze Cartas', 'f', 'chips'],
    ['Gourd Crab', 'Bầu Cua', 'Cabaça e Caranguejo', 'f', 'dice'],
    ['Mahjong Duel', 'Mạt Chược Đối Kháng', 'Duelo de Mahjong', 'm', 'mahjong'],
    ['Three Cards', 'Bài Cào', 'Três Cartas', 'f', 'cards'],
    ['Bull Bull', 'Ngưu Ngưu', 'Touro Touro', 'm', 'buffalo'],
    ['Over Under', 'Tài Xỉu', 'Mais ou Menos', 'm', 'dice'],
    ['Rummy', 'Rummy', 'Buraco', 'm', 'cards'],
    ['Ludo', 'Cá Ngựa', 'Ludo', 'm', 'dice'],
    ['Dominoes', 'Đô Mi Nô', 'Dominó', 'm', 'mahjong'],
  ],
  phrases: [
    ['Royale', 'Hoàng Cung', 'Real'],
    ['Old Quarter', 'Phố Cổ', 'da Cidade Velha'],
    ['Turbo', 'Siêu Tốc', 'Turbo'],
    ['Grandmaster', 'Đại Cao Thủ', 'do Mestre'],
    ['Vip', 'Câu Lạc Bộ', 'do Clube'],
    ['High Stakes', 'Cược Lớn', 'de Altas Apostas'],
    ['Riverside', 'Bến Sông', 'à Beira-Rio'],
    ['League', 'Giải Đấu', 'da Liga'],
    ['Tet Special', 'Xuân Đoàn Viên', 'de Ano-Novo'],
    ['Four Seats', 'Bàn Bốn', 'a Quatro'],
    ['Night Market', 'Chợ Đêm', 'da Feira Noturna'],
    ['Championship', 'Vô Địch', 'dos Campeões'],
  ],
};

const LIVE: NameParts = {
  things: [
    ['Baccarat', 'Baccarat', 'Bacará', 'm', 'cards'],
    ['Roulette', 'Roulette', 'Roleta', 'f', 'roulette'],
    ['Sic Bo', 'Sicbo', 'Sic Bo', 'm', 'dice'],
    ['Dragon Tiger', 'Long Hổ', 'Dragão e Tigre', 'm', 'dragon'],
    ['Blackjack', 'Xì Dách', 'Vinte e Um', 'm', 'chips'],
    ['Money Wheel', 'Bánh Xe Vàng', 'Roda da Fortuna', 'f', 'wheel'],
    ['Xoc Dia', 'Xóc Đĩa', 'Xoc Dia', 'm', 'bowl'],
    ['Speed Baccarat', 'Baccarat Tốc Độ', 'Bacará Rápido', 'm', 'chips'],
    ['Auto Roulette', 'Roulette Tự Động', 'Roleta Automática', 'f', 'roulette'],
    ['Fan Tan', 'Phan Than', 'Fan Tan', 'm', 'bowl'],
  ],
  phrases: [
    ['Emerald Room', 'Phòng Ngọc Lục', 'Sala Esmeralda'],
    ['Saigon', 'Sài Gòn', 'Saigon'],
    ['Lisboa', 'Lisboa', 'Lisboa'],
    ['Salon Prive', 'Phòng Kín', 'Salão Privado'],
    ['Table One', 'Bàn Số Một', 'Mesa Um'],
    ['Velvet', 'Nhung Đỏ', 'Veludo'],
    ['Hanoi Night', 'Đêm Hà Nội', 'Noite de Hanói'],
    ['Copacabana', 'Copacabana', 'Copacabana'],
    ['Grand Hall', 'Đại Sảnh', 'Grande Salão'],
    ['No Commission', 'Miễn Hoa Hồng', 'Sem Comissão'],
    ['VIP', 'VIP', 'VIP'],
    ['Sky Deck', 'Tầng Mây', 'Terraço'],
  ],
};

const SPORTS: NameParts = {
  things: [
    ['Football', 'Bóng Đá', 'Futebol', 'm', 'stadium'],
    ['Basketball', 'Bóng Rổ', 'Basquete', 'm', 'basketball'],
    ['Tennis', 'Quần Vợt', 'Tênis', 'm', 'tennis'],
    ['Boxing', 'Quyền Anh', 'Boxe', 'm', 'boxing'],
    ['Sports Cup', 'Cúp Thể Thao', 'Copa', 'f', 'trophy'],
  ],
  phrases: [
    ['Live Odds', 'Kèo Trực Tiếp', 'Ao Vivo'],
    ['Arena', 'Đấu Trường', 'Arena'],
    ['World', 'Thế Giới', 'Mundial'],
    ['Night', 'Đêm Hội', 'da Noite'],
    ['Derby', 'Trận Cầu Tâm Điểm', 'do Clássico'],
    ['Virtual', 'Ảo', 'Virtual'],
  ],
};

const ESPORTS: NameParts = {
  things: [
    ['Battle Arena', 'Đấu Trường Huyền Thoại', 'Arena de Batalha', 'f', 'console'],
    ['Sky Legends', 'Huyền Thoại Bầu Trời', 'Lendas do Céu', 'f', 'shield'],
    ['Strike Squad', 'Biệt Đội Đột Kích', 'Esquadrão de Ataque', 'm', 'target'],
    ['Kart Masters', 'Vua Tốc Độ', 'Mestres do Kart', 'm', 'trophy'],
    ['Star Fleet', 'Hạm Đội Sao', 'Frota Estelar', 'f', 'rocket'],
  ],
  phrases: [
    ['Masters', 'Cao Thủ', 'Masters'],
    ['Showdown', 'Quyết Chiến', 'Confronto'],
    ['Season', 'Mùa Giải', 'Temporada'],
    ['Finals', 'Chung Kết', 'Finais'],
    ['Live', 'Trực Tiếp', 'Ao Vivo'],
    ['Qualifier', 'Vòng Loại', 'Classificatória'],
    ['Invitational', 'Khách Mời', 'Convidados'],
    ['Open', 'Mở Rộng', 'Aberto'],
  ],
};

const COCKFIGHT: NameParts = {
  things: [
    ['Iron Spur', 'Cựa Sắt', 'Espora de Ferro', 'f', 'rooster'],
    ['Red Comb', 'Mào Đỏ', 'Crista Vermelha', 'f', 'spurs'],
    ['War Rooster', 'Gà Chọi', 'Galo de Briga', 'm', 'rooster'],
    ['Storm Feather', 'Lông Bão', 'Pena da Tempestade', 'f', 'spurs'],
  ],
  phrases: [
    ['Mekong', 'Sông Hậu', 'do Mekong'],
    ['Arena', 'Trường Gà', 'na Arena'],
    ['Highlands', 'Cao Nguyên', 'do Planalto'],
    ['Classic', 'Cổ Điển', 'Clássico'],
    ['Sunrise', 'Bình Minh', 'da Aurora'],
    ['Champions', 'Vô Địch', 'dos Campeões'],
    ['Delta', 'Miền Tây', 'do Delta'],
  ],
};

const LOTT: NameParts = {
  things: [
    ['Keno', 'Keno', 'Keno', 'm', 'balls'],
    ['Bingo', 'Lô Tô', 'Bingo', 'm', 'bingo'],
    ['Lucky Six', 'Lục Hợp', 'Seis da Sorte', 'm', 'balls'],
    ['Quick Pick', 'Chọn Nhanh', 'Surpresinha', 'f', 'ticket'],
  ],
  phrases: [
    ['Prairie', 'Thảo Nguyên', 'da Pradaria'],
    ['Harvest', 'Mùa Gặt', 'da Colheita'],
    ['Sunset', 'Hoàng Hôn', 'do Pôr do Sol'],
    ['Every Minute', 'Mỗi Phút', 'a Cada Minuto'],
    ['Classic', 'Truyền Thống', 'Clássico'],
    ['Super', 'Siêu Cấp', 'Super'],
    ['Moonlight', 'Ánh Trăng', 'ao Luar'],
  ],
};

/** Words by game category. */
export const TABLE_NAME_PARTS = { FISH, PVP, LIVE, SPORTS, ESPORTS, COCKFIGHT, LOTT } as const;
