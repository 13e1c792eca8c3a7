/** Initial security questions of a site (SAFE-03). */
export const SECURITY_QUESTIONS: readonly (readonly [code: string, EN: string, VI: string, PT: string])[] = [
  ['teacher', 'Who was your first teacher?', 'Giáo viên đầu tiên của bạn là ai?', 'Quem foi seu primeiro professor?'],
  ['street', 'On which street did you grow up?', 'Bạn lớn lên ở con phố nào?', 'Em que rua você cresceu?'],
  [
    'friend',
    'Who was your best friend at school?',
    'Bạn thân nhất thời đi học là ai?',
    'Quem era seu melhor amigo na escola?',
  ],
  ['pet', 'What was your first pet called?', 'Thú cưng đầu tiên của bạn tên gì?', 'Como se chamava seu primeiro pet?'],
  ['job', 'Where did you have your first job?', 'Bạn làm công việc đầu tiên ở đâu?', 'Onde foi seu primeiro emprego?'],
  [
    'dish',
    'Which dish did your grandmother cook best?',
    'Bà của bạn nấu món gì ngon nhất?',
    'Qual prato sua avó fazia melhor?',
  ],
  [
    'book',
    'Which book did you read first to the end?',
    'Cuốn sách đầu tiên bạn đọc hết là gì?',
    'Qual foi o primeiro livro que você leu inteiro?',
  ],
  [
    'journey',
    'Where did your first long journey lead?',
    'Chuyến đi xa đầu tiên của bạn là đến đâu?',
    'Para onde foi sua primeira viagem longa?',
  ],
];
