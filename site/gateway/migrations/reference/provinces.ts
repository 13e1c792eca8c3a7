/**
 * Lotteries of the Vietnamese provinces: code, names, and the days of the companies' draws (Sunday 1 to Saturday 7).
 */
import type { LocalizedText } from '../../platform/db/columns.ts';

type Province = readonly [code: string, names: LocalizedText, days: string];

/** Returns the names of a province. In most cases, languages differ in the spelling only. */
const place = (plain: string, vietnamese: string): LocalizedText => ({ EN: plain, VI: vietnamese, PT: plain });

export const SOUTHERN: readonly Province[] = [
  ['hcm', { EN: 'Ho Chi Minh City', VI: 'TP. Hồ Chí Minh', PT: 'Cidade de Ho Chi Minh' }, '2,7'],
  ['dt', place('Dong Thap', 'Đồng Tháp'), '2'],
  ['cm', place('Ca Mau', 'Cà Mau'), '2'],
  ['bt', place('Ben Tre', 'Bến Tre'), '3'],
  ['vt', place('Vung Tau', 'Vũng Tàu'), '3'],
  ['bl', place('Bac Lieu', 'Bạc Liêu'), '3'],
  ['dna', place('Dong Nai', 'Đồng Nai'), '4'],
  ['ct', place('Can Tho', 'Cần Thơ'), '4'],
  ['st', place('Soc Trang', 'Sóc Trăng'), '4'],
  ['tn', place('Tay Ninh', 'Tây Ninh'), '5'],
  ['ag', place('An Giang', 'An Giang'), '5'],
  ['bth', place('Binh Thuan', 'Bình Thuận'), '5'],
  ['vl', place('Vinh Long', 'Vĩnh Long'), '6'],
  ['bd', place('Binh Duong', 'Bình Dương'), '6'],
  ['tv', place('Tra Vinh', 'Trà Vinh'), '6'],
  ['la', place('Long An', 'Long An'), '7'],
  ['bp', place('Binh Phuoc', 'Bình Phước'), '7'],
  ['hg', place('Hau Giang', 'Hậu Giang'), '7'],
  ['tg', place('Tien Giang', 'Tiền Giang'), '1'],
  ['kg', place('Kien Giang', 'Kiên Giang'), '1'],
  ['dl', place('Da Lat', 'Đà Lạt'), '1'],
];

export const CENTRAL: readonly Province[] = [
  ['py', place('Phu Yen', 'Phú Yên'), '2'],
  ['hue', place('Thua Thien Hue', 'Thừa Thiên Huế'), '1,2'],
  ['dlk', place('Dak Lak', 'Đắk Lắk'), '3'],
  ['qna', place('Quang Nam', 'Quảng Nam'), '3'],
  ['dng', place('Da Nang', 'Đà Nẵng'), '4,7'],
  ['kh', place('Khanh Hoa', 'Khánh Hòa'), '1,4'],
  ['bdi', place('Binh Dinh', 'Bình Định'), '5'],
  ['qt', place('Quang Tri', 'Quảng Trị'), '5'],
  ['qb', place('Quang Binh', 'Quảng Bình'), '5'],
  ['gl', place('Gia Lai', 'Gia Lai'), '6'],
  ['nt', place('Ninh Thuan', 'Ninh Thuận'), '6'],
  ['qng', place('Quang Ngai', 'Quảng Ngãi'), '7'],
  ['dno', place('Dak Nong', 'Đắk Nông'), '7'],
  ['kt', place('Kon Tum', 'Kon Tum'), '1'],
];
